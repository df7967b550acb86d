import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

/** Operators that put something on the page (ISO 32000-1, annex A). */
const PAINTS = new Set([
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'S',
  's',
  'Tj',
  'TJ',
  "'",
  '"',
  'Do',
  'sh',
  'BI',
]);

/** Permitted children of elements, where the role determines them (ISO 32000-1, 14.8.4). */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
  Table: ['Caption', 'TR'],
  TR: ['TH', 'TD'],
  TOC: ['TOCI'],
};

/** Tokens of a content stream. A string counts as one token, so that nothing inside it is mistaken for an operator. */
const tokensOf = (stream: string) =>
  stream.match(/\((?:\\[\s\S]|[^\\()])*\)|<(?!<)[^>]*>|<<|>>|\[|\]|\/[^\s/<>[\]()]+|[^\s/<>[\]()]+/g) ?? [];

function streamOf(page: PDFPage): string {
  const contents = page.node.Contents();
  if (!(contents instanceof PDFRawStream)) throw new Error('a page has not one content stream');
  return Buffer.from(decodePDFRawStream(contents).decode()).toString('latin1');
}

/** Faults in the marked content of a page, and its marked-content ids. */
function readMarks(page: PDFPage): { faults: string[]; ids: number[] } {
  const faults: string[] = [];
  const ids: number[] = [];
  let open: 'decoration' | number | undefined;
  const tokens = tokensOf(streamOf(page));
  for (const [at, token] of tokens.entries()) {
    if (PAINTS.has(token) && open === undefined)
      faults.push(`${token} paints outside of any mark: neither content nor decoration`);
    if (token === 'BMC' || token === 'BDC') {
      if (open !== undefined) faults.push('a mark begins within another one');
      const id = Number(
        tokens.slice(Math.max(0, at - 4), at).find((_, index, all) => all[index - 1] === '/MCID'),
      );
      open = token === 'BMC' ? 'decoration' : id;
      if (token === 'BDC') ids.push(id);
    }
    if (token === 'EMC') {
      if (open === undefined) faults.push('a mark ends that has not begun');
      open = undefined;
    }
  }
  if (open !== undefined) faults.push('a mark does not end');
  return { faults, ids };
}

class Check {
  readonly faults: string[] = [];
  readonly #document: PDFDocument;
  /** Elements by page and marked-content id, or by key of their annotation. */
  readonly #owners = new Map<string, PDFRef>();
  readonly #headings: number[] = [];

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  #expect(isSo: boolean, fault: string): void {
    if (!isSo) this.faults.push(fault);
  }

  run(): string[] {
    const { catalog, context } = this.#document;
    const marked = catalog.lookupMaybe(name('MarkInfo'), PDFDict)?.lookup(name('Marked'));
    this.#expect(marked === PDFBool.True, 'the catalog does not say that the file is tagged');
    this.#expect(catalog.has(name('Lang')), 'the file has no language');
    const shown = catalog.lookupMaybe(name('ViewerPreferences'), PDFDict)?.lookup(name('DisplayDocTitle'));
    this.#expect(shown === PDFBool.True, 'windows do not show the title');
    const metadata = catalog.lookup(name('Metadata'));
    const packet = metadata instanceof PDFRawStream ? Buffer.from(metadata.contents).toString() : '';
    this.#expect(packet.includes('<pdfuaid:part>1</pdfuaid:part>'), 'the metadata do not name PDF/UA-1');
    this.#expect(/<dc:title>.*>[^<]+</.test(packet), 'the metadata have no title');
    const root = catalog.lookup(name('StructTreeRoot'), PDFDict);
    for (const ref of root.lookup(name('K'), PDFArray).asArray()) this.#element(ref as PDFRef, 'root');
    this.#expect(this.#headings[0] === 1, 'the first heading is not of level 1');
    for (const [index, level] of this.#headings.entries())
      this.#expect(level <= (this.#headings[index - 1] ?? 0) + 1, `a heading skips to level ${level}`);
    this.#pages(root.lookup(name('ParentTree'), PDFDict).lookup(name('Nums'), PDFArray));
    for (const [, object] of context.enumerateIndirectObjects()) this.#font(object);
    return this.faults;
  }

  #font(object: PDFObject): void {
    if (!(object instanceof PDFDict) || object.lookup(name('Type')) !== name('Font')) return;
    const descriptor = object.lookup(name('FontDescriptor'), PDFDict);
    this.#expect(descriptor.has(name('FontFile2')), 'a font is not embedded');
    this.#expect(object.lookup(name('Encoding')) === name('WinAnsiEncoding'), 'a font has no known encoding');
  }

  #element(ref: PDFRef, parent: string): void {
    const element = this.#document.context.lookup(ref, PDFDict);
    const role = element.lookup(name('S'), PDFName).decodeText();
    const allowed = CHILDREN[parent];
    this.#expect(allowed === undefined || allowed.includes(role), `${role} is in ${parent}`);
    if (/^H\d$/.test(role)) this.#headings.push(Number(role[1]));
    if (role === 'Figure' || role === 'Formula')
      this.#expect(
        (element.lookupMaybe(name('Alt'), PDFHexString)?.decodeText() ?? '') !== '',
        `${role} has no text in its place`,
      );
    if (role === 'TH')
      this.#expect(element.lookupMaybe(name('A'), PDFDict)?.has(name('Scope')) === true, 'TH heads nothing');
    const kids = element.lookup(name('K'), PDFArray).asArray();
    this.#expect(kids.length > 0, `${role} is empty`);
    let hasPlace = false;
    for (const kid of kids) {
      if (!(kid instanceof PDFDict)) {
        this.#element(kid as PDFRef, role);
        continue;
      }
      const isLink = kid.lookup(name('Type')) === name('OBJR');
      hasPlace ||= isLink;
      const key = isLink
        ? kid.lookup(name('Obj'), PDFDict).lookup(name('StructParent'), PDFNumber).asNumber()
        : `${String(kid.get(name('Pg')))} ${kid.lookup(name('MCID'), PDFNumber).asNumber()}`;
      this.#owners.set(String(key), ref);
    }
    if (role === 'Link') this.#expect(hasPlace, 'a link cannot be followed from its element');
  }

  #pages(numbers: PDFArray): void {
    const entries = numbers.asArray();
    const parents = new Map<number, PDFObject>();
    for (let at = 0; at < entries.length; at += 2)
      parents.set((entries[at] as PDFNumber).asNumber(), entries[at + 1] as PDFObject);
    for (const [index, page] of this.#document.getPages().entries()) {
      const said = (fault: string) => `page ${index + 1}: ${fault}`;
      const { faults, ids } = readMarks(page);
      this.faults.push(...faults.map(said));
      this.#expect(page.node.lookup(name('Tabs')) === name('S'), said('is not tabbed by its structure'));
      const key = page.node.lookup(name('StructParents'), PDFNumber).asNumber();
      const owners = this.#document.context.lookup(parents.get(key), PDFArray).asArray();
      this.#expect(
        ids.join() === ids.map((_, place) => place).join(),
        said('marks are not numbered in order'),
      );
      this.#expect(owners.length === ids.length, said('marks and elements differ in number'));
      for (const id of ids)
        this.#expect(
          this.#owners.get(`${String(page.ref)} ${id}`) === owners[id],
          said(`mark ${id} belongs to no element, or to two`),
        );
      for (const ref of page.node.Annots()?.asArray() ?? []) {
        const annotation = this.#document.context.lookup(ref, PDFDict);
        const own = annotation.lookup(name('StructParent'), PDFNumber).asNumber();
        this.#expect(annotation.has(name('Contents')), said('a link says nothing of itself'));
        this.#expect(this.#owners.get(String(own)) === parents.get(own), said('a link is no element'));
      }
    }
  }
}

/**
 * What keeps a PDF from being PDF/UA-1 (ISO 14289-1), as far as a machine can tell: the conditions of the Matterhorn
 * Protocol on marks (01), titles (06, 07), language (11), figures (13), headings (14), tables (15), lists (16),
 * formulas (17), links (28) and fonts (31) that our books can violate. It is not a complete validator.
 */
export async function pdfUaFaults(bytes: Uint8Array): Promise<string[]> {
  return new Check(await PDFDocument.load(bytes, { updateMetadata: false })).run();
}
