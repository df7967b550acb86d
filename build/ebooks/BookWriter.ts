import type { PDFRef } from '@cantoo/pdf-lib';
import { focusOf } from '../../src/scenes/pictures/pictureSize.ts';
import { renderScene } from '../../src/scenes/renderScene.ts';
import type { SceneSpec } from '../../src/scenes/sceneSchema.ts';
import type { EmbeddedFont, ReportFace } from '../pdf/embedFont.ts';
import { type PdfPhotograph, placePhotograph } from '../pdf/embedPhotographs.ts';
import { PdfPen, type PenColor } from '../pdf/PdfPen.ts';
import { type PdfDrawing, type PdfDrawingPlace, placeDrawing, svgToPdf } from '../pdf/svgToPdf.ts';
import type { MarkedContent, StructureElement, StructureRole, StructureTraits } from './BookStructure.ts';
import { body, bookPage } from './bookPage.ts';
import { sizeOf, type TextLine, type TextRun, wrapRuns, wrapText } from './bookText.ts';
import type { Ebook } from './ebookSchema.ts';

type Fonts = Readonly<Record<ReportFace, EmbeddedFont>>;

/** A page being drawn: its pen, the opacities that its drawings need, and its photographs by name. */
export interface BookSheet {
  pen: PdfPen;
  opacities: Map<string, number>;
  photographs: Map<string, PDFRef>;
  /** Rectangles that link to a page, by page number, or to an address, each with the element that is read as the link. */
  links: {
    x: number;
    y: number;
    width: number;
    height: number;
    target: number | string;
    title: string;
    element: StructureElement;
  }[];
  /** The elements whose content is on the page, by marked-content id. */
  marked: StructureElement[];
}

/** Operator that begins content which assistive technology skips. */
const DECORATION = '/Artifact BMC';
const END = 'EMC';

/** A line that is followed by another line of the same text. */
export const withSpace = (line: TextLine): TextLine =>
  line.map((run, index) => (index === line.length - 1 ? { ...run, text: `${run.text} ` } : run));

/** What is on every page of running text: the title at the top, and a short text at the bottom. */
export type RunningText = Pick<Ebook, 'title' | 'sheet'>;

interface TextOptions {
  size?: number;
  leading?: number;
  face?: ReportFace;
  color?: PenColor;
}

/**
 * Writes a book from the top of a page to the bottom, and starts the next page when one is full. What is drawn within
 * mark() is read by assistive technology; everything else is decoration, such as rules, washes and running heads.
 */
export class BookWriter<Book extends RunningText = Ebook> {
  readonly book: Book;
  readonly sheets: BookSheet[] = [];
  readonly structure: StructureElement = { role: 'Document', kids: [] };
  /** Where the next item begins: the distance of its upper edge from the bottom of the page. */
  y: number = bookPage.top;
  /** Factor of the size and leading of text. */
  fit = 1;
  #chapter = '';
  /** The element that further elements are added to. */
  #group = this.structure;
  /** The element whose content is being drawn. */
  #marked: StructureElement | undefined;
  readonly #fonts: Fonts;
  readonly #measure: PdfPen;
  readonly #painted: Map<string, PdfDrawing>;
  readonly #photographs: ReadonlyMap<string, PdfPhotograph>;

  /**
   * @param photographs those of the book, by path
   * @param painted the book's converted drawings by file, to reuse when the book is written a second time
   */
  constructor(
    book: Book,
    fonts: Fonts,
    photographs: ReadonlyMap<string, PdfPhotograph> = new Map(),
    painted = new Map<string, PdfDrawing>(),
  ) {
    this.book = book;
    this.#photographs = photographs;
    this.#fonts = fonts;
    this.#painted = painted;
    this.#measure = new PdfPen(fonts);
  }

  get sheet(): BookSheet {
    const sheet = this.sheets.at(-1);
    if (!sheet) throw new Error('a book’s first page is opened before anything is written');
    return sheet;
  }

  get pen(): PdfPen {
    return this.sheet.pen;
  }

  /** Number of the current page. */
  get number(): number {
    return this.sheets.length;
  }

  /** Starts a page without header and footer, such as a cover. */
  openBare(): void {
    this.sheets.at(-1)?.pen.draw(END);
    this.sheets.push({
      pen: new PdfPen(this.#fonts).draw(DECORATION),
      opacities: new Map(),
      photographs: new Map(),
      links: [],
      marked: [],
    });
    this.y = bookPage.top;
  }

  /**
   * Starts a page of running text, with the book’s name and the chapter’s at the top, sheet and page number at the
   * bottom.
   */
  open(chapter = this.#chapter, hasHead = true): void {
    this.#chapter = chapter;
    const marked = this.#marked;
    if (marked) this.#endMark();
    this.openBare();
    const { start, end } = bookPage;
    if (hasHead) {
      this.pen.text(start, 752, 7.5, this.book.title, { color: 'faint' });
      this.pen.text(end, 752, 7.5, chapter, { color: 'faint', align: 'end' });
      this.rule(744, 'hair', 0.5);
    }
    this.rule(48, 'hair', 0.5);
    this.pen.text(start, 35, 7, this.book.sheet, { face: 'mono', color: 'faint' });
    this.pen.text(end, 34, 8.5, String(this.number), { face: 'mono', align: 'end' });
    if (marked) this.#beginMark(marked);
  }

  /** Finishes the last page. */
  close(): void {
    this.pen.draw(END);
  }

  /** Adds an element that contains others, such as a list or a table row. */
  group(role: StructureRole, write: (element: StructureElement) => void): void {
    const around = this.#group;
    const element: StructureElement = { role, kids: [] };
    this.#group = element;
    around.kids.push(element);
    write(element);
    this.#group = around;
  }

  /** Adds an element whose content is whatever the callback draws, on one page or several. */
  mark(role: StructureRole, draw: () => void, traits: StructureTraits = {}): StructureElement {
    const element: StructureElement = { role, ...traits, kids: [] };
    this.#group.kids.push(element);
    this.resume(element, draw);
    return element;
  }

  /** Adds what the callback draws to the content of an element that already exists, such as a link’s second line. */
  resume(element: StructureElement, draw: () => void): void {
    this.#beginMark(element);
    draw();
    this.#endMark();
  }

  #beginMark(element: StructureElement): void {
    const { marked, pen } = this.sheet;
    const content: MarkedContent = { sheet: this.sheets.length - 1, id: marked.length };
    element.kids.push(content);
    marked.push(element);
    pen.draw(`${END} /${element.role} <</MCID ${content.id}>> BDC`);
    this.#marked = element;
  }

  #endMark(): void {
    this.pen.draw(`${END} ${DECORATION}`);
    this.#marked = undefined;
  }

  /** Ensures that this much height is left on the page; otherwise starts the next page. */
  room(height: number): void {
    if (this.y - height < bookPage.bottom) this.open();
  }

  /** A horizontal rule across the page at a given height. */
  rule(y: number, color: PenColor = 'ink', weight = 0.8, from: number = bookPage.start): void {
    this.pen.line(`M${from} ${y}H${bookPage.end}`, color, weight);
  }

  lines(text: string, width: number, size: number, face: ReportFace = 'text'): TextLine[] {
    return wrapText(text, width, size, face, (one, points, name) => this.#measure.widthOf(one, points, name));
  }

  /** Runs broken into lines, like lines(). */
  wrap(runs: readonly TextRun[], width: number, size: number): TextLine[] {
    return wrapRuns(runs, width, size, (one, points, name) => this.widthOf(one, points, name));
  }

  widthOf(text: string, size: number, face: ReportFace): number {
    return this.#measure.widthOf(text, size, face);
  }

  /** One line of runs on a baseline. */
  line(runs: TextLine, x: number, baseline: number, size: number, color: PenColor = 'ink'): void {
    let at = x;
    for (const { text, face } of runs) {
      const points = sizeOf(face, size);
      this.pen.text(at, baseline, points, text, { face, color });
      at += this.widthOf(text, points, face);
    }
  }

  /** Lines of one text, the first on the given baseline and the others below it. */
  linesAt(
    lines: readonly TextLine[],
    x: number,
    baseline: number,
    size: number,
    leading: number,
    color: PenColor = 'ink',
  ): void {
    for (const [index, line] of lines.entries()) {
      const isLast = index === lines.length - 1;
      this.line(isLast ? line : withSpace(line), x, baseline - index * leading, size, color);
    }
  }

  /** Running text from the current height, split across pages where necessary, never leaving a single line behind. */
  text(text: string, x: number, width: number, options: TextOptions = {}): void {
    const { face = 'text', color = 'ink' } = options;
    const [size, leading] = [options.size ?? body.size, options.leading ?? body.leading].map(
      (points) => points * this.fit,
    ) as [number, number];
    const lines = this.lines(text, width, size, face);
    for (const [index, line] of lines.entries()) {
      const isEdge = index === 0 || index === lines.length - 2;
      this.room(leading * (isEdge && lines.length > 1 ? 2 : 1));
      // A space between two lines, for screen readers and copied text.
      const isLast = index === lines.length - 1;
      this.line(isLast ? line : withSpace(line), x, this.y - size, size, color);
      this.y -= leading;
    }
  }

  /** A photograph, or a drawing of the site without motion and in its day version, at a position on the page. */
  drawing(scene: SceneSpec, place: PdfDrawingPlace): void {
    const { pen, opacities, photographs } = this.sheet;
    if (scene.scene === 'picture') {
      const { path } = scene.file;
      const photograph = this.#photographs.get(path);
      if (photograph === undefined) throw new Error(`the photograph ${path} is not in the book`);
      photographs.set(photograph.name, photograph.ref);
      pen.draw(placePhotograph(photograph, focusOf(scene), place));
      return;
    }
    const painted = this.#paint(renderScene(scene, { still: true }).svg);
    for (const [name, opacity] of painted.opacities) opacities.set(name, opacity);
    pen.draw(placeDrawing(painted, place));
  }

  #paint(svg: string): PdfDrawing {
    const known = this.#painted.get(svg);
    if (known) return known;
    const painted = svgToPdf(svg, this.#measure.paintText);
    this.#painted.set(svg, painted);
    return painted;
  }
}
