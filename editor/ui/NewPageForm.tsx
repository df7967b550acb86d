import { useEffect, useState } from 'react';
import { askEditor } from './askEditor.ts';

interface PageModel {
  family: string;
  model: string;
  folder: string;
}

/** Makes a draft like the model of its family, with its own title and description. */
export function NewPageForm({
  onLeave,
  onMade,
}: {
  onLeave: () => Promise<boolean>;
  onMade: (path: string) => void;
}) {
  const [models, setModels] = useState<readonly PageModel[]>([]);
  const [chosen, choose] = useState(0);
  const [notice, setNotice] = useState('');
  useEffect(() => {
    askEditor<PageModel[]>('models').then(setModels, (error: Error) => setNotice(error.message));
  }, []);
  const { folder = '', model = '' } = models[chosen] ?? {};
  const make = async (form: FormData) => {
    if (!(await onLeave())) return;
    try {
      const { path } = await askEditor<{ path: string }>('newPage', {
        model,
        address: folder + String(form.get('address')),
        name: String(form.get('name')),
      });
      onMade(path);
    } catch (error) {
      setNotice((error as Error).message);
    }
  };
  return (
    <form action={make} className="fields">
      <label>
        Kind of page{' '}
        <select value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
          {models.map(({ family }, index) => (
            <option key={family} value={index}>
              {family}
            </option>
          ))}
        </select>
      </label>
      <label>
        Name <input name="name" required maxLength={40} />
      </label>
      <label>
        Address: /{folder}{' '}
        <input name="address" required pattern="[a-z0-9]+(-[a-z0-9]+)*" placeholder="read-a-filter" />
      </label>
      <button type="submit" className="primary" disabled={model === ''}>
        Make the draft
      </button>
      <p role="status">{notice}</p>
    </form>
  );
}

interface DeletedPage {
  path: string;
  commit: string;
  date: string;
  name: string;
}

/** Pages that were deleted, each of which can be brought back. */
export function DeletedPages({
  onLeave,
  onMade,
}: {
  onLeave: () => Promise<boolean>;
  onMade: (path: string) => void;
}) {
  const [pages, setPages] = useState<readonly DeletedPage[]>([]);
  const [notice, setNotice] = useState('');
  useEffect(() => {
    askEditor<DeletedPage[]>('deletedPages').then(setPages, (error: Error) => setNotice(error.message));
  }, []);
  const bringBack = async ({ path, commit }: DeletedPage) => {
    if (!(await onLeave())) return;
    try {
      const { faults } = await askEditor<{ faults: string[] }>('bringBack', { path, commit });
      if (faults.length > 0) setNotice(`Not restored: ${faults.join('; ')}`);
      else onMade(path);
    } catch (error) {
      setNotice((error as Error).message);
    }
  };
  if (pages.length === 0) return null;
  return (
    <details className="deleted-pages">
      <summary>Deleted pages</summary>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            {page.path.replace(/^en\/|\.\w+$/g, '')} <small>{page.name}</small>{' '}
            <button type="button" aria-label={`Bring back ${page.path}`} onClick={() => void bringBack(page)}>
              Bring back
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{notice}</p>
    </details>
  );
}
