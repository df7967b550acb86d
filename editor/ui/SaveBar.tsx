import { useContext, useEffect, useRef, useState } from 'react';
import { askEditor } from './askEditor.ts';
import type {
  Conflict,
  Conflicts,
  Decision,
  Fault,
  FileContent,
  OpenFile,
  Saved,
  Value,
} from './editorTypes.ts';
import { nameOfEntry } from './nameOfEntry.ts';
import { isSameContent, type SaveMessage, saveStatus } from './saveStatus.ts';
import { UnsavedWork } from './UnsavedWork.ts';

function shown(value: Value | undefined): string {
  if (value === undefined) return 'removed';
  if (Array.isArray(value)) return value.map(shown).join('; ');
  return nameOfEntry(value) ?? JSON.stringify(value);
}

/** Said once the file is open again, with both changes in it. */
const MERGED = 'Saved, together with what else has changed';

/** Where both have changed something, as people count; no path is left where it is all of a file. */
const placeOf = ([part, ...path]: Conflict['path']) =>
  (part === 'data' ? path : [part, ...path])
    .map((one) => (typeof one === 'number' ? one + 1 : one))
    .join(' › ');

function ConflictChoice({
  conflict,
  onChoose,
}: {
  conflict: Conflict;
  onChoose: (side: Decision['side']) => void;
}) {
  return (
    <li>
      <b>{placeOf(conflict.path) || 'The entire file'}</b>
      <button type="button" onClick={() => onChoose('mine')}>
        Keep mine: <q>{shown(conflict.mine)}</q>
      </button>
      <button type="button" onClick={() => onChoose('theirs')}>
        Take theirs: <q>{shown(conflict.theirs)}</q>
      </button>
    </li>
  );
}

/** Puck cuts off what reaches beyond its header. */
const showOnTop = (element: HTMLElement | null) => element?.showPopover();

/** What was decided about the conflicts with a version. */
interface Decided {
  version: string;
  decisions: readonly Decision[];
}

/** What was saved and not written because of conflicts, and what was decided about them so far. */
interface Contested extends Conflicts, Decided {
  content: FileContent;
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
  const [contested, setContested] = useState<Contested>();
  const [isSaving, setSaving] = useState(false);
  const isChanged = !isSameContent(now, opened.content);

  // The data in the editor now.
  const current = useRef(now);
  current.current = now;
  // What is typed gets into the data a moment after it is in its field.
  const isTouched = useRef(false);

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
  const save = async (content: FileContent = now, decided?: Decided): Promise<boolean> => {
    setSaving(true);
    isTouched.current = false;
    const say = (text: string) => setNotice({ text, of: content });
    try {
      const result = await askEditor<Saved>('save', {
        path,
        version: opened.version,
        base: opened.content,
        now: content,
        decided,
      });
      if ('conflicts' in result) {
        setContested({ ...result, content, decisions: [] });
        say('Somebody else has changed the same place. Nothing was overwritten.');
      } else if ('faults' in result) {
        onFaults(result.faults);
        say(
          `Not saved: ${result.faults.length === 1 ? result.faults[0]?.text : `${result.faults.length} things to correct`}`,
        );
      } else {
        setContested(undefined);
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

  /** Notes whose version is kept. Saves what conflicted once all conflicts are decided. */
  const choose = (conflict: Conflict, side: Decision['side']) => {
    if (!contested) return;
    const { content, version } = contested;
    const conflicts = contested.conflicts.filter((one) => one !== conflict);
    const decisions = [...contested.decisions, { path: conflict.path, side }];
    setContested({ ...contested, conflicts, decisions });
    if (conflicts.length === 0) void save(content, { version, decisions });
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
      {contested && contested.conflicts.length > 0 && (
        <ul className="conflicts" aria-label="Changed by both" popover="manual" ref={showOnTop}>
          {contested.conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.path.join('.')}
              conflict={conflict}
              onChoose={(side) => choose(conflict, side)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
