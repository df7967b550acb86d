import {
  type PDFArray,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { escapeHtml } from '../../shared/http/escapeHtml.ts';
import type { StructureElement } from './BookStructure.ts';
import type { BookSheet } from './BookWriter.ts';
import type { LaidOutBook } from './layoutBook.ts';

/** The rectangle of a link to a page or an address. */
function addLink(document: PDFDocument, link: BookSheet['links'][number], key: number): PDFRef {
  const { context } = document;
  const { x, y, width, height, target, title } = link;
  return context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [x, y, x + width, y + height],
      Border: [0, 0, 0],
      F: 4,
      Contents: PDFHexString.fromText(title),
      StructParent: key,
      ...(typeof target === 'number'
        ? { Dest: [document.getPage(target - 1).ref, PDFName.of('Fit')] }
        : { A: { Type: 'Action', S: 'URI', URI: PDFString.of(encodeURI(decodeURI(target))) } }),
    }),
  );
}

/** An element's properties besides its role and content. */
function traitsOf({ alt, scope }: StructureElement) {
  return {
    ...(alt !== undefined && { Alt: PDFHexString.fromText(alt) }),
    ...(scope !== undefined && { A: { O: 'Table', Scope: scope } }),
  };
}

/** The XMP packet that declares the file accessible (ISO 14289-1, clause 5). */
function packet(title: string, author: string): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

/**
 * Adds the structure that assistive technology reads (PDF/UA-1, ISO 14289-1) to a document whose pages already exist:
 * the tree of elements, where each one's content is on the pages, the links, and the packet that declares conformance.
 */
export function addStructure(
  document: PDFDocument,
  { sheets, structure }: Pick<LaidOutBook, 'sheets' | 'structure'>,
  about: { title: string; author: string },
): void {
  const { context } = document;
  const refs = new Map<StructureElement, PDFRef>();
  const kidsOf = new Map<StructureElement, PDFArray>();
  const pageRef = (sheet: number) => document.getPage(sheet).ref;

  const add = (element: StructureElement, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    refs.set(element, ref);
    const kids = context.obj(
      element.kids.map((kid) =>
        'role' in kid ? add(kid, ref) : context.obj({ Type: 'MCR', Pg: pageRef(kid.sheet), MCID: kid.id }),
      ),
    );
    kidsOf.set(element, kids);
    const { role } = element;
    context.assign(
      ref,
      context.obj({ Type: 'StructElem', S: role, P: parent, K: kids, ...traitsOf(element) }),
    );
    return ref;
  };

  const root = context.nextRef();
  const top = add(structure, root);
  const parents: (PDFNumber | PDFRef)[] = [];
  sheets.forEach(({ marked }, index) => {
    const page = document.getPage(index);
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(index));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    const elements = marked.map((element) => refs.get(element)).filter((ref) => ref !== undefined);
    parents.push(PDFNumber.of(index), context.register(context.obj(elements)));
  });
  let key = sheets.length;
  sheets.forEach(({ links }, index) => {
    if (links.length === 0) return;
    const page = document.getPage(index);
    const annotations = links.map((link) => {
      const annotation = addLink(document, link, key);
      const element = refs.get(link.element);
      if (!element) throw new Error(`the link to “${link.title}” is not part of the structure`);
      kidsOf.get(link.element)?.push(context.obj({ Type: 'OBJR', Pg: page.ref, Obj: annotation }));
      parents.push(PDFNumber.of(key), element);
      key += 1;
      return annotation;
    });
    page.node.set(PDFName.of('Annots'), context.obj(annotations));
  });
  context.assign(
    root,
    context.obj({
      Type: 'StructTreeRoot',
      K: [top],
      ParentTree: context.register(context.obj({ Nums: parents })),
      ParentTreeNextKey: key,
    }),
  );
  const { catalog } = document;
  catalog.set(PDFName.of('StructTreeRoot'), root);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  const metadata = context.stream(packet(about.title, about.author), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
}
