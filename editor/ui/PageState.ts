import { useSyncExternalStore } from 'react';
import { askEditor } from './askEditor.ts';
import type { Fault, FileContent } from './editorTypes.ts';
import { type FieldFault, fieldFaults } from './fieldFaults.ts';
import type { PointedText } from './findPointedField.ts';
import type { PageView } from './PageView.ts';
import { type EditedPage, patchView } from './patchView.ts';

/** A page as rendered by the server, in parts. */
interface Drawing {
  /** Absent if the canvas already has it. */
  head?: string;
  headVersion: string;
  title: string;
  description: string;
  address: string;
  root: string;
  before: string;
  after: string;
  sections: { [place: number]: string };
  differing?: readonly number[];
}

/** What the server has to say about a page besides how it looks. */
export interface ServerReport {
  card?: { svg: string } | { address: string };
  wording: { grade?: number; phrases: { name: string; count: number }[]; faults: string[] };
  faults: string[];
  weight?: { budgets: { html: number; nodes: number }; html?: number };
}

const EMPTY: PageView = {
  head: '',
  headVersion: '',
  title: '',
  description: '',
  address: '',
  root: '',
  before: '',
  after: '',
  sections: {},
  further: '',
  faults: [],
  ids: [],
};

/** Keeps the canvas in step with the page: one request at a time, always for the latest edit. */
export class PageState {
  readonly #path: string;
  readonly #listeners = new Set<() => void>();
  #view = EMPTY;
  #waiting: EditedPage | undefined;
  /** The page that the canvas was last brought up to date with. */
  #latest: EditedPage | undefined;
  #isDrawing = false;
  #region: string | undefined;
  #unsavable: readonly FieldFault[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  /** Shows changed words at once, and draws the page as it is now. */
  draw(content: FileContent, ids: string[]): void {
    const page = { content, ids };
    this.#unsavable = [];
    if (this.#latest) this.#set(patchView(this.#view, this.#latest, page));
    this.#latest = page;
    this.#waiting = page;
    if (!this.#isDrawing) void this.#drawAll();
  }

  /** Shows the page as visitors of a region see it, or as everybody else does. */
  showRegion(region: string | undefined): void {
    this.#region = region;
    this.#waiting = this.#latest;
    if (!this.#isDrawing) void this.#drawAll();
  }

  /** The server’s report on the page as it is now, once it has been drawn. */
  report(): Promise<ServerReport> {
    const content = this.#latest?.content;
    return askEditor<ServerReport>('report', { path: this.#path, content, region: this.#region });
  }

  /** Notes the words that have been clicked; undefined once their field is shown. */
  point(pointed: PointedText | undefined): void {
    this.#set({ ...this.#view, pointed });
  }

  /** Shows faults found by a save. */
  fault(faults: readonly Fault[]): void {
    this.#unsavable = fieldFaults(faults);
    this.#set({ ...this.#view, faults: this.#unsavable });
  }

  /** The faults of a drawing, and those that only saving finds, such as wrong links, until the next edit. */
  #withUnsavable(faults: readonly FieldFault[]): FieldFault[] {
    const known = new Set(faults.map(({ message }) => message));
    return [...faults, ...this.#unsavable.filter(({ message }) => !known.has(message))];
  }

  async #drawAll(): Promise<void> {
    this.#isDrawing = true;
    for (let next = this.#waiting; next; next = this.#waiting) {
      this.#waiting = undefined;
      const { content } = next;
      try {
        const { faults, drawing } = await askEditor<{ faults: Fault[]; drawing?: Drawing }>('draw', {
          path: this.#path,
          content,
          knownHead: this.#view.headVersion,
          region: this.#region,
        });
        this.#show(next, this.#withUnsavable(fieldFaults(faults)), drawing);
      } catch (error) {
        this.#set({ ...this.#view, faults: [{ path: [], message: (error as Error).message }] });
      }
    }
    this.#isDrawing = false;
  }

  #show(page: EditedPage, faults: FieldFault[], drawing: Drawing | undefined): void {
    const { ids } = page;
    if (!drawing) {
      this.#set({ ...this.#view, faults, ids });
      return;
    }
    const places = Object.entries(drawing.sections);
    const own = places.flatMap(([place, html]) => {
      const id = ids[Number(place)];
      return id === undefined ? [] : [[id, html]];
    });
    const further = places.filter(([place]) => ids[Number(place)] === undefined).map(([, html]) => html);
    const { head = this.#view.head, headVersion, title, description, address, root, before, after } = drawing;
    const { differing } = drawing;
    const view = {
      head,
      headVersion,
      title,
      description,
      address,
      root,
      before,
      after,
      sections: Object.fromEntries(own),
      further: further.join(''),
      faults,
      ids,
      pointed: this.#view.pointed,
      ...(differing ? { differing: differing.map((place) => ids[place] ?? '') } : {}),
    };
    // Typing has gone on while the server drew.
    const latest = this.#latest ?? page;
    this.#set(latest === page ? view : patchView(view, page, latest));
  }

  #set(view: PageView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): PageView => this.#view;
}

/** Subscribes a component to a part of the canvas state. */
export function usePageView<Part>(state: PageState, part: (view: PageView) => Part): Part {
  return useSyncExternalStore(state.subscribe, () => part(state.view()));
}
