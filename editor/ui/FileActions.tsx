import { type ComponentProps, useState } from 'react';
import { askEditor } from './askEditor.ts';
import { History } from './History.tsx';
import { Icon } from './Icon.tsx';
import { DeletedPages, NewPageForm } from './NewPageForm.tsx';
import type { TreeFamily } from './PageTree.tsx';

type Action = 'copy' | 'delete' | 'history' | 'new' | 'rename';

/** Asks for the new address of a page. */
function RenameForm({ path, onRename }: { path: string; onRename: (address: string) => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (form: FormData) => {
    setBusy(true);
    await onRename(String(form.get('address')));
    setBusy(false);
  };
  return (
    <form action={submit} className="fields">
      <label>
        New address{' '}
        <input
          name="address"
          required
          pattern="[a-z0-9{}A-Z]+([\-\/][a-z0-9{}A-Z]+)*"
          defaultValue={path.replace(/^en\/|\.\w+$/g, '')}
        />
      </label>
      <p className="field-help">
        Links and menus are updated. Visitors who use the old address are redirected to the new one.
      </p>
      <button type="submit" className="primary" disabled={isBusy}>
        {isBusy ? 'Renaming …' : 'Rename the page'}
      </button>
    </form>
  );
}

/** The actions for the open file, and for new pages. */
export function FileActions({
  path,
  families,
  onLeave,
  onOpen,
  onChange,
  onReopen,
}: {
  path: string;
  families: readonly TreeFamily[];
  /** Resolves to whether the open file may be closed. */
  onLeave: () => Promise<boolean>;
  onOpen: (path: string) => void;
  onChange: () => void;
  /** Shows the open file as it is on disk now. */
  onReopen: () => void;
}) {
  const [notice, setNotice] = useState<{ text: string; faults?: readonly string[] }>({ text: '' });
  const [action, setAction] = useState<Action>();
  const entry = families.flatMap(({ entries }) => entries).find((one) => one.path === path);
  const isPage = path.startsWith('en/');
  const isRecord = path.startsWith('records/');
  const end = path.split('.').at(-1);

  const done = (next: string, isChanged = false) => {
    setAction(undefined);
    setNotice({ text: '' });
    onChange();
    if (isChanged) onReopen();
    else onOpen(next);
  };
  const attempt = async (step: () => Promise<void>) => {
    if (!(await onLeave())) return;
    try {
      await step();
    } catch (error) {
      setNotice({ text: (error as Error).message });
    }
  };
  const copy = (form: FormData) =>
    attempt(async () => {
      const folder = path.split('/').slice(0, -1).join('/');
      const to = `${folder}/${String(form.get('address'))}.${end}`;
      const { path: made } = await askEditor<{ path: string }>('duplicate', {
        path,
        to,
        name: String(form.get('name')),
      });
      done(made);
    });
  const rename = (address: string) =>
    attempt(async () => {
      const { faults, path: made } = await askEditor<{ faults: string[]; path: string }>('rename', {
        path,
        to: `en/${address}.${end}`,
        isPublished: entry?.state === 'published',
      });
      if (faults.length > 0) setNotice({ text: 'Not renamed. Correct these first:', faults });
      else done(made);
    });
  const remove = (form: FormData) =>
    attempt(async () => {
      setNotice({ text: 'Looking for links to it …' });
      const { faults } = await askEditor<{ faults: string[] }>('delete', {
        path,
        leadTo: String(form.get('leadTo') ?? '').trim() || undefined,
      });
      if (faults.length > 0)
        setNotice({ text: 'Not deleted: it is still used. Change these first:', faults });
      else done('en/index.yaml');
    });
  const opener = (one: Action, icon: ComponentProps<typeof Icon>['name'], label: string) => (
    <button
      type="button"
      aria-expanded={action === one}
      onClick={() => setAction(action === one ? undefined : one)}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <div className="file-actions">
      <div className="actions">{opener('new', 'add', 'New page')}</div>
      <section className="actions own-actions" aria-label={isPage ? 'This page' : 'This file'}>
        {entry?.address && (
          <a href={entry.address} target="_blank" rel="noreferrer">
            <Icon name="see" />
            See the saved page
          </a>
        )}
        {opener('copy', 'copy', 'Copy')}
        {opener('history', 'history', 'History')}
        {isPage && opener('rename', 'rename', 'Rename')}
        {(isPage || isRecord) && opener('delete', 'delete', 'Delete')}
      </section>
      {action === 'history' && <History path={path} onLeave={onLeave} onRestored={() => done(path, true)} />}
      {action === 'new' && <NewPageForm onLeave={onLeave} onMade={done} />}
      {action === 'new' && <DeletedPages onLeave={onLeave} onMade={done} />}
      {action === 'copy' && (
        <form action={copy} className="fields">
          <label>
            Name <input name="name" required maxLength={40} />
          </label>
          <label>
            Last part of its address{' '}
            <input name="address" required pattern="[a-z0-9]+(-[a-z0-9]+)*" placeholder="read-a-filter" />
          </label>
          <button type="submit" className="primary">
            {isPage ? 'Make a draft from it' : 'Make a copy'}
          </button>
        </form>
      )}
      {action === 'rename' && <RenameForm key={path} path={path} onRename={rename} />}
      {action === 'delete' && (
        <form action={remove} className="fields">
          <p>Delete {path}? Nothing may link to it.</p>
          {isPage && (
            <label>
              Redirect its visitors to (optional) <input name="leadTo" placeholder="/blog/" />
            </label>
          )}
          <button type="submit" className="primary">
            Delete it
          </button>
        </form>
      )}
      <div role="status">
        {notice.text && <p>{notice.text}</p>}
        {notice.faults && (
          <ul>
            {notice.faults.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
