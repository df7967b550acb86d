import { brotliCompressSync } from 'node:zlib';
import { attributesIn, classesIn } from '../../build/finish/markup.ts';
import { PrunableCss } from '../../build/finish/pruneCss.ts';

/** Attributes that hold text or addresses: content, which may be as long as it needs to be. */
const WORDS =
  / (?:href|content|title|alt|aria-label|data-[a-z-]+|src|id|aria-controls|popovertarget)="[^"]*"/g;

/** The hash in the address of a file: other bytes, which compress otherwise, after every change of that file. */
const HASH = /\.[\w-]{8}(?=\.(?:js|css|woff2|(?:still\.)?svg)\b)/g;

/** A document without its main part, event banner, CSS rules and text: the same for most pages. */
export function frameOf(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/, '$1</main>')
    .replace(/<aside\b[^>]* data-event-banner=[\s\S]*?<\/aside>/, '')
    .replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/, '')
    .replace(WORDS, '')
    .replace(/>[^<]+(?=<)/g, (text, offset: number, whole: string) =>
      /<(?:script|style)[^>]*$/.test(whole.slice(Math.max(0, offset - 200), offset)) ? text : '>',
    );
}

/**
 * Bytes (brotli) of what surrounds every page: head, header, menus, footer and their rules. Text and addresses are left
 * out, and similar menu entries compress to next to nothing, so the figure grows with code and not with a menu.
 */
export function chromeWeight(html: string): number {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
  const frame = frameOf(html);
  const rules = new PrunableCss(styles).prune({
    classes: classesIn(frame),
    attributes: attributesIn(frame),
  });
  return brotliCompressSync((frame + rules).replace(HASH, '')).length;
}
