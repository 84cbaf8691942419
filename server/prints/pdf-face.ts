import type {
  Print,
  PrintedCharacter,
  PrintedFace,
  PrintedLayer,
  PrintedMark,
  PrintedPath,
  PrintedPhoto,
} from "#cards/engine/print.ts";
import { photoName } from "./print-photos.ts";
import type { Tools } from "./svg-face.ts";

type Document = PDFKit.PDFDocument;
type Form = PDFKit.PDFKitReference;
type Given = {
  document: Document;
  tools: Tools;
  fonts: Set<string>;
  images: Map<string, PDFKit.Mixins.ImageSrc>;
};

/** Draws faces into a document, each once, however often it is shown. */
export function createFaces(document: Document, { print, tools }: { print: Print; tools: Tools }) {
  const { width, height, bleed } = print;
  const forms = new Map<PrintedFace, Form>();
  const given: Given = { document, tools, fonts: new Set(), images: new Map() };
  const box = [-bleed, -bleed, width + bleed, height + bleed];

  function formOf(face: PrintedFace): Form {
    const known = forms.get(face);
    if (known) return known;
    const form = asForm(document, {
      box,
      draw: () => face.map((layer) => drawLayer(layer, { ...given, box })),
    });
    forms.set(face, form);
    return form;
  }

  return {
    /** All faces must be drawn while their page is the document's first, whose fonts and photos they use. */
    draw: (face: PrintedFace) => void formOf(face),
    show: (face: PrintedFace) => place(document, formOf(face)),
  };
}

type Drawing = { box: readonly number[]; draw(): unknown };

/** What is drawn, as a thing of its own that is seen through as one. */
function asForm(document: Document, { box, draw }: Drawing): Form {
  const { page, _ctm: outside } = document;
  const { content } = page;
  const form = document.ref({
    Type: "XObject",
    Subtype: "Form",
    BBox: [...box],
    Group: { Type: "Group", S: "Transparency" },
    Resources: page.resources,
  });
  page.content = form;
  document._ctm = [1, 0, 0, 1, 0, 0];
  draw();
  page.content = content;
  document._ctm = outside;
  form.end(undefined);
  return form;
}

function place(document: Document, form: Form): void {
  const name = `Form${form.id}`;
  document.page.xobjects[name] = form;
  document.addContent(`/${name} Do`);
}

function drawLayer(layer: PrintedLayer, given: Given & { box: readonly number[] }): void {
  const { document, box } = given;
  const draw = () => {
    document.save();
    document.translate(layer.place.x, layer.place.y).rotate(layer.place.rotation);
    for (const mark of layer.marks) drawMark(mark, { ...given, layer });
    document.restore();
  };
  if (layer.opacity < 1) {
    const form = asForm(document, { box, draw });
    document.save().opacity(layer.opacity);
    place(document, form);
    document.restore();
  } else draw();
}

function drawMark(mark: PrintedMark, given: Given & { layer: PrintedLayer }): void {
  const { document } = given;
  document.save();
  if (mark.type === "path") drawPath(mark, document);
  else if (mark.type === "letter") drawLetter(mark, given);
  else drawPhoto(mark, given);
  document.restore();
}

function drawPath({ d, matrix, fill, line }: PrintedPath, document: Document): void {
  document.transform(...matrix);
  document.path(d);
  const paint = fill === null || typeof fill === "string" ? fill : blended(document, fill);
  if (line) setLine(document, { line, matrix });
  if (paint && line) document.fillAndStroke(paint, line.colour);
  else if (paint) document.fill(paint);
  else if (line) document.stroke(line.colour);
}

function blended(
  document: Document,
  { from, to, x1, y1, x2, y2 }: Exclude<PrintedPath["fill"], string | null>,
) {
  return document.linearGradient(x1, y1, x2, y2).stop(0, from).stop(1, to);
}

function setLine(
  document: Document,
  { line, matrix: [a, b, c, d] }: { line: NonNullable<PrintedPath["line"]>; matrix: PrintedPath["matrix"] },
) {
  document
    .lineWidth(line.width / Math.sqrt(Math.abs(a * d - b * c)))
    .lineJoin("round")
    .lineCap("round");
}

function drawLetter(
  { text, size, matrix, fill, line, ...face }: PrintedCharacter,
  { document, tools, fonts }: Given,
): void {
  const typeface = tools.typefaces.faceOf({ text, ...face });
  if (!typeface) return;
  if (!fonts.has(typeface.name)) document.registerFont(typeface.name, typeface.file);
  fonts.add(typeface.name);
  document.transform(...matrix);
  document.font(typeface.name).fontSize(size);
  if (line) {
    setLine(document, { line, matrix });
    document.strokeColor(line.colour);
  }
  if (fill) document.fillColor(fill);
  document.text(text, 0, 0, {
    baseline: "alphabetic",
    lineBreak: false,
    fill: fill !== null,
    stroke: line !== null,
  });
}

function drawPhoto(
  mark: PrintedPhoto,
  { document, tools, images, layer }: Given & { layer: PrintedLayer },
): void {
  const name = photoName(layer, mark);
  const cut = tools.photos.get(name);
  if (!cut) return;
  const image = images.get(name) ?? document.openImage(Buffer.from(cut.jpeg));
  images.set(name, image);
  const [a, b, c, d, e, f] = mark.window;
  document.save();
  document.transform(a, b, c, d, e, f).path(mark.clip);
  // A window's own place must not turn the photo, so that only its outline stays.
  const size = a * d - b * c;
  document.clip();
  document.transform(
    d / size,
    -b / size,
    -c / size,
    a / size,
    (c * f - d * e) / size,
    (b * e - a * f) / size,
  );
  document.transform(...mark.image);
  document.image(image, cut.x, cut.y, { width: cut.width, height: cut.height });
  document.restore();
}
