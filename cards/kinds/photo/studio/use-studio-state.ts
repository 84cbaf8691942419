import { use, useMemo, useRef, useState } from "react";
import type { CanvasEditorProps } from "#cards/engine/canvas-editor.ts";
import { part } from "#cards/engine/card.ts";
import { type PhotoWays, PhotoWaysContext } from "#cards/engine/editor.ts";
import { movedItem } from "#cards/fields/moved.ts";
import type { OnItsWay } from "#cards/kinds/photo/canvas/placeholder.ts";
import type { Design, Element } from "#cards/kinds/photo/document.ts";
import {
  changed,
  duplicated,
  grouped,
  isFull,
  movedBy,
  removed,
  restacked,
  ungrouped,
  withElements,
  withGroup,
} from "#cards/kinds/photo/edit/elements.ts";
import { newPhoto } from "#cards/kinds/photo/edit/new-element.ts";
import { designSection as section } from "#cards/kinds/photo/section.ts";
import { type CardSide, cardSides, FACE_MAX_ELEMENTS } from "#cards/kinds/photo/sizes.ts";
import type { Studio, Tool } from "./studio-context.ts";

const FULL = `한 면에 ${FACE_MAX_ELEMENTS}개까지 올릴 수 있습니다. 쓰지 않는 것을 지워 주세요.`;

/** Keeps what is picked and open, and turns what the maker does into changes of the card. */
export function useStudioState({ content, change, printing }: CanvasEditorProps): Studio {
  const photos = use(PhotoWaysContext);
  const design = part(content, section);
  const [side, setSide] = useState<CardSide>("front");
  const [wished, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [cutting, setCutting] = useState<string | null>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // A photo arrives when it arrives: it goes into the design of that moment.
  const latest = useRef(design);
  latest.current = design;
  const ways = useRef(new Map<string, string>());
  /** What an element was before a photo was sent for it; null where it was made for that photo. */
  const earlier = useRef(new Map<string, Element | null>());

  const face = design[side];
  const pickedElements = face.elements.filter(({ id }) => wished.has(id));
  const picked = new Set(pickedElements.map(({ id }) => id));
  const isCutting = cutting !== null && picked.has(cutting);

  function changeDesign(fields: Partial<Design>, where?: string) {
    latest.current = { ...latest.current, ...fields };
    change({ section: section.name, fields: latest.current, where: where ?? null });
    setRefusal(null);
  }

  function changeAll(update: (elements: Element[]) => Element[], where?: string) {
    changeDesign(withElements(latest.current, { side, change: update }), where);
  }

  function pick(ids: Iterable<string>) {
    setPicked(withGroup(latest.current[side].elements, new Set(ids)));
    setCutting(null);
  }

  function add(...elements: Element[]) {
    if (isFull(latest.current[side].elements, elements.length)) return setRefusal(FULL);
    changeAll((all) => [...all, ...elements]);
    setPicked(new Set(elements.map(({ id }) => id)));
    setCutting(null);
  }

  /** The photo finds its element wherever it has gone meanwhile, on either side. */
  function send(id: string, file: File) {
    const at = latest.current[side].elements.findIndex((element) => element.id === id);
    const path = `${section.name}.${side}.elements.${at}.photo`;
    ways.current.set(id, path);
    photos?.takePhotos({
      path,
      files: [file],
      arrived(photo) {
        const { x, y } = photo.focus;
        const put = (element: Element): Element =>
          element.type === "photo" ? { ...element, photo, cut: { ...element.cut, x, y } } : element;
        const filled = cardSides.reduce(
          (now, one) =>
            withElements(now, {
              side: one,
              change: (all) => changed(all, { ids: new Set([id]), change: put }),
            }),
          latest.current,
        );
        changeDesign(filled);
      },
    });
  }

  /** A photo that nobody waits for any more leaves things as they were before it. */
  function giveUp(id: string) {
    const was = earlier.current.get(id);
    const isEmpty = (element: Element) => element.id === id && element.type === "photo" && !element.photo;
    const undone = (element: Element) => {
      if (!isEmpty(element)) return [element];
      return was ? [{ ...element, ...was }] : [];
    };
    if (was === undefined || !cardSides.some((one) => latest.current[one].elements.some(isEmpty))) return;
    changeDesign(
      cardSides.reduce(
        (now, one) => withElements(now, { side: one, change: (all) => all.flatMap(undone) }),
        latest.current,
      ),
    );
  }

  const coming = useMemo(() => {
    const known = new Map<string, OnItsWay>();
    face.elements.forEach((element, at) => {
      if (element.type !== "photo" || element.photo) return;
      const path = ways.current.get(element.id) ?? `${section.name}.${side}.elements.${at}.photo`;
      const one = photos?.coming(path).at(-1);
      if (one && one.problem === null) known.set(element.id, one);
    });
    return known;
  }, [face, side, photos]);

  return {
    design,
    side,
    face,
    picked,
    pickedElements,
    cutting: isCutting ? cutting : null,
    tool,
    coming,
    refusal,
    failedPhoto: failedOnTheWay(photos, { ways: ways.current, giveUp }),
    openTool: setTool,
    turnTo(next) {
      setSide(next);
      setPicked(new Set());
      setCutting(null);
    },
    pick,
    cut: setCutting,
    changeDesign,
    changeFace: (fields, where) => changeDesign({ [side]: { ...latest.current[side], ...fields } }, where),
    changeElements(elements, where) {
      const byId = new Map(elements.map((element) => [element.id, element]));
      changeAll((all) => all.map((element) => byId.get(element.id) ?? element), where);
    },
    changePicked: (update, where) =>
      changeAll((all) => changed(all, { ids: picked, change: update }), where && `${where} ${[...picked]}`),
    add,
    addPhotos(files) {
      const isFirst = !face.elements.some(({ type }) => type === "photo");
      const elements = files.map((_, at) => newPhoto({ isFirst: isFirst && at === 0 }));
      if (isFull(latest.current[side].elements, elements.length)) return setRefusal(FULL);
      // The first one is the ground of all others.
      changeAll((all) => (isFirst ? [...elements, ...all] : [...all, ...elements]));
      setPicked(new Set(elements.slice(0, 1).map(({ id }) => id)));
      elements.forEach(({ id }, at) => {
        const file = files[at];
        earlier.current.set(id, null);
        if (file) send(id, file);
      });
    },
    replacePhoto(id, file) {
      const was = face.elements.find((element) => element.id === id);
      if (was) earlier.current.set(id, was);
      changeAll((all) =>
        changed(all, {
          ids: new Set([id]),
          change: (element) => (element.type === "photo" ? { ...element, photo: null } : element),
        }),
      );
      send(id, file);
    },
    removePicked() {
      changeAll((all) => removed(all, picked));
      setPicked(new Set());
    },
    duplicatePicked() {
      const made = duplicated(latest.current[side].elements, picked);
      if (!made) return setRefusal(FULL);
      changeAll(() => made.elements);
      setPicked(new Set(made.copies.map(({ id }) => id)));
    },
    groupPicked: () => changeAll((all) => grouped(all, picked)),
    ungroupPicked: () => changeAll((all) => ungrouped(all, picked)),
    restackPicked: (step) => changeAll((all) => restacked(all, { ids: picked, step })),
    moveLayer: (places) => changeAll((all) => movedItem(all, places)),
    movePicked: (by) =>
      changeAll(
        (all) => changed(all, { ids: picked, change: (element) => movedBy(element, by) }),
        `move ${[...picked]}`,
      ),
    printing,
  };
}

type Waiting = { ways: ReadonlyMap<string, string>; giveUp(id: string): void };

/** The first photo that is still wanted and could not be taken. */
function failedOnTheWay(photos: PhotoWays | null, { ways, giveUp }: Waiting): Studio["failedPhoto"] {
  for (const [element, path] of ways) {
    const failed = photos?.coming(path).find(({ problem }) => problem !== null);
    if (!photos || !failed?.problem) continue;
    const { id, name, problem, canRetry } = failed;
    return {
      sentence: `${name}: ${problem}`,
      retry: canRetry ? () => photos.retryPhoto(id) : null,
      forget() {
        photos.forgetPhoto(id);
        giveUp(element);
      },
    };
  }
  return null;
}
