import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { askEditor } from './askEditor.ts';
import { NO_PARTS, SiteTextParts, type TextParts } from './DrawingPicker.tsx';
import type { OpenFile } from './editorTypes.ts';
import { FileActions } from './FileActions.tsx';
import { FileForm } from './FileForm.tsx';
import { Icon } from './Icon.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MediaLibrary } from './MediaLibrary.tsx';
import { PageEditor } from './PageEditor.tsx';
import { PageTree, type TreeFamily } from './PageTree.tsx';
import type { PaletteSection } from './PaletteItem.tsx';
import { Review } from './Review.tsx';
import { pagesOf, SitePages, SiteRegions } from './SiteLists.ts';
import { signedIn } from './signedIn.ts';
import { type Unsaved, UnsavedWork } from './UnsavedWork.ts';

const pathInAddress = () => decodeURIComponent(location.hash.slice(1)) || 'en/index.yaml';

const showInAddress = (path: string) => history.pushState(null, '', `#${encodeURIComponent(path)}`);

interface SiteTree {
  families: readonly TreeFamily[];
  regions: readonly string[];
}

/** The editor: the tree of files, and the open file beside it. */
export function App() {
  const [{ families, regions }, setTree] = useState<SiteTree>({ families: [], regions: [] });
  const [palette, setPalette] = useState<readonly PaletteSection[]>();
  const [path, setPath] = useState(pathInAddress);
  const [file, setFile] = useState<{ path: string; opened: OpenFile; count: number }>();
  const [over, setOver] = useState<'library' | 'review'>();
  const [textParts, setTextParts] = useState<TextParts>(NO_PARTS);
  const [error, setError] = useState('');
  const [note, setNote] = useState('');
  const unsaved = useRef<Unsaved>({});
  const [answerLeaving, setAnswerLeaving] = useState<(isLeaving: boolean) => void>();

  const fail = useCallback((wrong: Error) => setError(wrong.message), []);
  const showTree = useCallback(() => {
    askEditor<SiteTree>('tree').then(setTree, fail);
  }, [fail]);
  const wanted = useRef('');
  const open = useCallback(
    async (next: string) => {
      setError('');
      wanted.current = next;
      try {
        const opened = await askEditor<OpenFile>('open', { path: next });
        // Meanwhile another file has been chosen.
        if (wanted.current !== next) return;
        setFile((before) => ({ path: next, opened, count: (before?.count ?? 0) + 1 }));
      } catch (wrong) {
        fail(wrong as Error);
      }
    },
    [fail],
  );
  /** Whether the open file can be closed: nothing is unsaved, or the person has decided what to do with it. */
  const leave = useCallback(async () => {
    if (!unsaved.current.save) return true;
    const isLeaving = await new Promise<boolean>((answer) => setAnswerLeaving(() => answer));
    setAnswerLeaving(undefined);
    return isLeaving;
  }, []);

  useEffect(() => {
    showTree();
    askEditor<PaletteSection[]>('palette').then(setPalette, (wrong: Error) => {
      setPalette([]);
      setNote(`No sections can be inserted: ${wrong.message}`);
    });
    askEditor<TextParts>('textParts').then(setTextParts, fail);
  }, [showTree, fail]);
  useEffect(() => {
    const follow = async () => {
      const next = pathInAddress();
      if (next === path) return;
      // The address says what is shown until the person has agreed to go on.
      if (unsaved.current.save) showInAddress(path);
      if (!(await leave())) return;
      if (next !== pathInAddress()) showInAddress(next);
      setOver(undefined);
      setPath(next);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [path, leave]);
  useEffect(() => {
    void open(path);
  }, [open, path]);

  const go = (next: string) => {
    setOver(undefined);
    if (next === path) return;
    showInAddress(next);
    setPath(next);
  };
  const choose = async (next: string) => {
    if (next === path || (await leave())) go(next);
  };
  const onSaved = (merged?: OpenFile) => {
    showTree();
    if (merged) setFile((before) => before && { path: before.path, opened: merged, count: before.count + 1 });
  };
  const close = () => {
    setOver(undefined);
    showTree();
  };
  const toggle = (one: typeof over) => setOver(over === one ? undefined : one);
  const pages = useMemo(() => pagesOf(families), [families]);
  return (
    <SitePages value={pages}>
      <SiteRegions value={regions}>
        <UnsavedWork value={unsaved.current}>
          <SiteTextParts value={textParts}>
            <div className="layout">
              <aside>
                <header>
                  <strong>Editor</strong>
                  <div className="actions">
                    <button type="button" aria-pressed={over === 'review'} onClick={() => toggle('review')}>
                      <Icon name="review" />
                      Review changes
                    </button>
                    <button type="button" aria-pressed={over === 'library'} onClick={() => toggle('library')}>
                      <Icon name="pictures" />
                      Pictures and files
                    </button>
                  </div>
                </header>
                {signedIn && (
                  <form className="signed-in" method="post" action="/edit/sign-out">
                    <span>
                      {signedIn.name}, {signedIn.role}
                    </span>
                    <button type="submit">Sign out</button>
                  </form>
                )}
                {file && (
                  <FileActions
                    path={file.path}
                    families={families}
                    onLeave={leave}
                    onOpen={go}
                    onChange={showTree}
                    onReopen={() => void open(path)}
                  />
                )}
                <PageTree families={families} open={path} onOpen={(next) => void choose(next)} />
              </aside>
              <div className="opened">
                {error && (
                  <p className="error" role="alert">
                    {error}
                  </p>
                )}
                {note && (
                  <p className="note" role="status">
                    {note}
                  </p>
                )}
                {/* What is being edited stays as it is below a review or the library. */}
                <div className="open-file" inert={over !== undefined}>
                  {file?.opened.schemaName === 'page'
                    ? palette && (
                        <PageEditor
                          key={file.count}
                          path={file.path}
                          file={file.opened}
                          palette={palette}
                          onSaved={onSaved}
                          onOpen={(next) => {
                            showTree();
                            void choose(next);
                          }}
                        />
                      )
                    : file && (
                        <FileForm key={file.count} path={file.path} file={file.opened} onSaved={onSaved} />
                      )}
                </div>
                {over === 'review' && (
                  <Review
                    isUnsaved={unsaved.current.save !== undefined}
                    onOpen={(next) => void choose(next)}
                    onChange={showTree}
                    onClose={close}
                  />
                )}
                {over === 'library' && (
                  <MediaLibrary onOpen={(next) => void choose(next)} onChange={showTree} onClose={close} />
                )}
              </div>
            </div>
            {answerLeaving && <LeaveDialog unsaved={unsaved.current} onAnswer={answerLeaving} />}
          </SiteTextParts>
        </UnsavedWork>
      </SiteRegions>
    </SitePages>
  );
}
