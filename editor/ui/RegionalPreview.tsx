import { useEffect, useRef } from 'react';
import { askEditor } from './askEditor.ts';
import type { FileContent } from './editorTypes.ts';
import { nameOfRegion } from './SiteLists.ts';

interface Drawing {
  head?: string;
  root: string;
  before: string;
  after: string;
  sections: { [place: number]: string };
  differing?: readonly number[];
}

/** Delay in ms after the last keystroke. */
const PAUSE = 300;

const MARK =
  '[data-differs] { outline: 3px dashed #b5480d; outline-offset: -3px; scroll-margin-block: 80px }';

/** Markup of a section, with a mark on its element; styles may come before it. */
function marked(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const own = [...template.content.children].find(({ localName }) => !/^(?:style|link)$/.test(localName));
  own?.setAttribute('data-differs', '');
  return template.innerHTML;
}

function show(
  frame: HTMLIFrameElement,
  { head = '', root, before, after, sections, differing = [] }: Drawing,
) {
  const page = frame.contentDocument;
  if (!page) return;
  const top = page.documentElement.scrollTop;
  const holder = page.createElement('div');
  holder.innerHTML = `<div ${root}></div>`;
  for (const { name, value } of holder.firstElementChild?.attributes ?? [])
    page.documentElement.setAttribute(name, value);
  page.head.innerHTML = `${head}<style>${MARK}</style>`;
  const parts = Object.entries(sections).map(([place, html]) =>
    differing.includes(Number(place)) ? marked(html) : html,
  );
  page.body.innerHTML = [before, ...parts, after].join('');
  // Links would lead out of the preview.
  page.body.onclick = (event) => event.preventDefault();
  if (top > 0) page.documentElement.scrollTop = top;
  else page.querySelector('[data-differs]')?.scrollIntoView();
}

/** A page as the region sees it, with what its file says now; what differs is marked. */
export function RegionalPreview({ path, content }: { path: string; content: FileContent }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { drawing } = await askEditor<{ drawing?: Drawing }>('draw', { path, content }).catch(() => ({
        drawing: undefined,
      }));
      if (isCurrent && drawing && frame.current) show(frame.current, drawing);
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [path, content]);
  return (
    <iframe
      ref={frame}
      className="regional-preview"
      title={`The page in ${nameOfRegion(path.split('/')[0] ?? '')}`}
    />
  );
}
