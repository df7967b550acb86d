import { useCallback, useEffect, useMemo, useState } from 'react';
import { askEditor } from './askEditor.ts';
import type { OpenFile } from './editorTypes.ts';
import { FileActions } from './FileActions.tsx';
import { FileForm } from './FileForm.tsx';
import { PageEditor } from './PageEditor.tsx';
import { PageTree, type TreeFamily } from './PageTree.tsx';
import type { PaletteSection } from './PaletteItem.tsx';
import { Review } from './Review.tsx';
import { pagesOf, SitePages } from './SiteLists.ts';

const pathInAddress = () => decodeURIComponent(location.hash.slice(1));

/** The editor: the tree of files, and the open file beside it. */
export function App() {
  const [families, setFamilies] = useState<readonly TreeFamily[]>([]);
  const [palette, setPalette] = useState<readonly PaletteSection[]>();
  const [path, setPath] = useState(pathInAddress() || 'en/index.yaml');
  const [file, setFile] = useState<{ path: string; opened: OpenFile; count: number }>();
  const [isReviewing, setReviewing] = useState(false);
  const [error, setError] = useState('');

  const showTree = useCallback(() => {
    askEditor<TreeFamily[]>('tree').then(setFamilies, (wrong: Error) => setError(wrong.message));
  }, []);
  const open = useCallback(async (next: string) => {
    setError('');
    try {
      const opened = await askEditor<OpenFile>('open', { path: next });
      setFile((before) => ({ path: next, opened, count: (before?.count ?? 0) + 1 }));
    } catch (wrong) {
      setError((wrong as Error).message);
    }
  }, []);

  useEffect(() => {
    showTree();
    askEditor<PaletteSection[]>('palette').then(setPalette, (wrong: Error) => setError(wrong.message));
    const follow = () => setPath(pathInAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [showTree]);
  useEffect(() => {
    void open(path);
  }, [open, path]);

  const choose = (next: string) => {
    setReviewing(false);
    location.hash = encodeURIComponent(next);
  };
  const again = (opened: OpenFile) => {
    showTree();
    setFile((before) => ({ path, opened, count: (before?.count ?? 0) + 1 }));
  };
  const isPage = file?.opened.schemaName === 'page';
  const pages = useMemo(() => pagesOf(families), [families]);
  return (
    <SitePages value={pages}>
      <div className="layout">
        <aside>
          <header>
            <strong>Editor</strong>
            <button type="button" onClick={() => setReviewing(!isReviewing)}>
              Review changes
            </button>
          </header>
          {file && (
            <FileActions
              path={file.path}
              families={families}
              onOpen={choose}
              onChange={showTree}
              onReopen={() => void open(path)}
            />
          )}
          <PageTree families={families} open={path} onOpen={choose} />
        </aside>
        <div className="opened">
          {error && (
            <p className="error" role="alert">
              {error}
            </p>
          )}
          {isReviewing ? (
            <Review
              onClose={() => {
                setReviewing(false);
                showTree();
              }}
            />
          ) : (
            file &&
            (isPage ? (
              palette && (
                <PageEditor
                  key={file.count}
                  path={file.path}
                  file={file.opened}
                  palette={palette}
                  onSaved={again}
                />
              )
            ) : (
              <FileForm key={file.count} path={file.path} file={file.opened} onSaved={again} />
            ))
          )}
        </div>
      </div>
    </SitePages>
  );
}
