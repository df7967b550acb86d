import { useContext, useEffect, useRef, useState } from 'react';
import { askEditor } from './askEditor.ts';
import type { Conflict, Fault, FileContent, OpenFile, Saved, Value } from './editorTypes.ts';
import { isSameContent, type SaveMessage, saveStatus } from './saveStatus.ts';
import { UnsavedWork } from './UnsavedWork.ts';

const shown = (value: Value | undefined) =>
  value === undefined ? 'removed' : typeof value === 'string' ? value : JSON.stringify(value);

/** Said once the file is open again, with both changes in it. */
const MERGED = 'Saved, together with what else has changed';

function setAt(content: unknown, path: readonly (string | number)[], value: Value | undefined): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(content)) return content.with(Number(first), setAt(content[Number(first)], rest, value));
  const own = {
    ...(content as object),
    [first]: setAt((content as Record<string, unknown>)[first], rest, value),
  };
  if (own[first] === undefined) delete own[first];
  return own;
}

function ConflictChoice({
  conflict,
  onChoose,
}: {
  conflict: Conflict;
  onChoose: (value: Value | undefined) => void;
}) {
  return (
    <li>
      <b>
        {conflict.path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ') ||
          'The entire file'}
      </b>
      <button type="button" onClick={() => onChoose(conflict.mine)}>
        Keep mine: <q>{shown(conflict.mine)}</q>
      </button>
      <button type="button" onClick={() => onChoose(conflict.theirs)}>
        Take theirs: <q>{shown(conflict.theirs)}</q>
      </button>
    </li>
  );
}

/** Saves the open file, and shows the result. */
export function SaveBar({
  path,
  file,
  now,
  onFaults,
  onSaved,
}: {
  path: string;
  file: OpenFile;
  now: FileContent;
  onFaults: (faults: Fault[]) => void;
  /** Told that the file is saved, with what it says now if that is not what was typed. */
  onSaved: (merged?: OpenFile) => void;
}) {
  const [opened, setOpened] = useState({ version: file.version, content: file.content });
  const [notice, setNotice] = useState<SaveMessage | undefined>(
    file.notice ? { text: file.notice, of: file.content } : undefined,
  );
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isChanged = !isSameContent(now, opened.content);

  // The data in the editor now, and what it will be once the conflicts decided so far are resolved.
  const current = useRef(now);
  current.current = now;
  // What is typed gets into the data a moment after it is in its field.
  const isTouched = useRef(false);
  const resolved = useRef<FileContent>(undefined);

  /** After a save in which more has changed, such as what somebody else wrote, shows the result, unless the user has kept typing. */
  const takeSaved = async (
    content: FileContent,
    { version, isMerged }: { version: string; isMerged: boolean },
  ) => {
    const saved = isMerged ? await askEditor<OpenFile>('open', { path }) : undefined;
    const isOther = saved !== undefined && !isSameContent(saved.content, content);
    // Without a version the next save is merged again, because the editor lacks what others have saved.
    setOpened({ version: isOther ? '' : version, content });
    const isUntouched = isSameContent(current.current, content) && !isTouched.current;
    onSaved(isOther && isUntouched ? { ...saved, notice: MERGED } : undefined);
  };

  /** Returns whether it is saved. */
  const save = async (content: FileContent = now): Promise<boolean> => {
    setSaving(true);
    resolved.current = undefined;
    isTouched.current = false;
    const say = (text: string) => setNotice({ text, of: content });
    try {
      const result = await askEditor<Saved>('save', {
        path,
        version: opened.version,
        base: opened.content,
        now: content,
      });
      if ('conflicts' in result) {
        setConflicts(result.conflicts);
        say('Somebody else has changed the same place. Nothing was overwritten.');
      } else if ('faults' in result) {
        onFaults(result.faults);
        say(
          `Not saved: ${result.faults.length === 1 ? result.faults[0]?.text : `${result.faults.length} things to correct`}`,
        );
      } else {
        setConflicts([]);
        say('Saved');
        await takeSaved(content, result);
        return true;
      }
    } catch (error) {
      say((error as Error).message);
    } finally {
      setSaving(false);
    }
    return false;
  };

  /** Resolves a conflict in favor of one side. Saves once all conflicts are resolved. */
  const choose = async ({ path: place, theirs }: Conflict, value: Value | undefined) => {
    // Their text becomes the base of the merge, so only my choices differ from it.
    const base = setAt(opened.content, ['data', ...place], theirs) as FileContent;
    const content = setAt(resolved.current ?? now, ['data', ...place], value) as FileContent;
    resolved.current = content;
    isTouched.current = false;
    const say = (text: string) => setNotice({ text, of: now });
    setOpened({ ...opened, content: base });
    const rest = conflicts.filter((one) => one.path !== place);
    setConflicts(rest);
    if (rest.length > 0) return;
    try {
      const result = await askEditor<Saved>('save', { path, version: opened.version, base, now: content });
      if ('version' in result) {
        say('Saved');
        // The file may have what is not in the fields: theirs, where that was chosen.
        await takeSaved(now, { ...result, isMerged: true });
      } else say('Not saved: the file has changed again. Save once more.');
    } catch (error) {
      say((error as Error).message);
    }
  };

  const latest = useRef(save);
  latest.current = save;
  const unsaved = useContext(UnsavedWork);
  useEffect(() => {
    if (!isChanged) return;
    unsaved.save = () => latest.current();
    return () => {
      unsaved.save = undefined;
    };
  }, [isChanged, unsaved]);
  useEffect(() => {
    const onInput = () => {
      isTouched.current = true;
    };
    window.addEventListener('input', onInput, true);
    return () => window.removeEventListener('input', onInput, true);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      void latest.current();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isChanged) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [isChanged]);

  return (
    <div className="save-bar">
      <span role="status">{isSaving ? 'Saving …' : saveStatus({ notice, now, opened: opened.content })}</span>
      <button type="button" className="primary" disabled={!isChanged || isSaving} onClick={() => void save()}>
        {isSaving ? 'Saving …' : 'Save'}
      </button>
      {conflicts.length > 0 && (
        <ul className="conflicts" aria-label="Changed by both">
          {conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.path.join('.')}
              conflict={conflict}
              onChoose={(value) => void choose(conflict, value)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
