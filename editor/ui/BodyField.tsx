import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { MarkdownField } from './MarkdownField.tsx';

/** Only pages with a text need the editor of texts. */
const RichText = lazy(() => import('./prose/RichText.tsx'));

/** Where the browser keeps that a person prefers Markdown. */
const PREFERRED = 'editor:text-as-markdown';

/** Whether an element has a place on the screen: Puck keeps its fields twice, once for narrow windows. */
function useIsShown(element: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setShown((entry?.contentRect.width ?? 0) > 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isShown;
}

/** The text of an MDX page: written as it reads, or as Markdown. */
export function BodyField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [isMarkdown, setMarkdown] = useState(() => localStorage.getItem(PREFERRED) !== null);
  const [isUnreadable, setUnreadable] = useState(false);
  const onUnreadable = useCallback(() => setUnreadable(true), []);
  const choose = (next: boolean) => {
    setUnreadable(false);
    setMarkdown(next);
    if (next) localStorage.setItem(PREFERRED, 'true');
    else localStorage.removeItem(PREFERRED);
  };
  const field = useRef<HTMLDivElement>(null);
  const isShown = useIsShown(field);
  const asMarkdown = isMarkdown || isUnreadable;
  return (
    <div className="fields field body-field" ref={field}>
      <div className="text-kinds">
        <b>Text</b>
        <button type="button" aria-pressed={asMarkdown} onClick={() => choose(!asMarkdown)}>
          As Markdown
        </button>
      </div>
      {isUnreadable && (
        <p className="field-help" role="status">
          This text can only be shown as Markdown, because of a tag in it that is not closed, or a “&lt;” that
          begins none.
        </p>
      )}
      {asMarkdown ? (
        <MarkdownField value={value} onChange={onChange} />
      ) : (
        isShown && (
          <Suspense fallback={<p className="field-help">Opening the text …</p>}>
            <RichText value={value} onChange={onChange} onUnreadable={onUnreadable} />
          </Suspense>
        )
      )}
    </div>
  );
}
