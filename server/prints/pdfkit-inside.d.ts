/** What pdfkit has and its types leave out: we draw a face once, as a form of its own, and show it where it is wanted. */
declare namespace PDFKit {
  interface PDFPage {
    resources: PDFKitReference;
  }
  interface PDFDocument {
    _ctm: number[];
    _root: PDFKitReference;
    openImage(file: Buffer): Mixins.ImageSrc;
  }
}
