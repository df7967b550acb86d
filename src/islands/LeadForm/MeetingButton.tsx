import type { MouseEvent } from 'react';
import { type Errors, valuesOf } from '../../behaviors/sendForm.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { ClientForm } from './ClientForm.ts';
import styles from './LeadForm.module.css';

interface MeetingButtonProps {
  form: Pick<ClientForm, 'id' | 'fields'> & { meeting: NonNullable<ClientForm['meeting']> };
  /** Called with the errors of the fields that the file needs. */
  onMissing: (errors: Errors) => void;
}

/**
 * Saves the day and time chosen in a form as a calendar file. The file is made here, on the visitor's own clock;
 * without JavaScript, or if that fails to load, the server makes it.
 */
export function MeetingButton({ form, onMissing }: MeetingButtonProps) {
  const { id, meeting, fields } = form;

  async function save(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const button = event.currentTarget;
    const target = button.form;
    if (!target) return;
    const calendar = await import('../../../shared/forms/meetingFile.ts').catch(() => undefined);
    if (!calendar) {
      target.action = button.formAction;
      target.submit();
      return;
    }
    const values = valuesOf(target);
    const now = new Date();
    const missing = calendar.missingMeetingFields({ fields, meeting }, values, now);
    onMissing(Object.fromEntries(missing.map((name) => [name, meeting.missing])));
    const [first] = missing;
    if (first !== undefined) {
      (target.elements.namedItem(first) as HTMLElement | null)?.focus();
      return;
    }
    const file = calendar.meetingFile(meeting, values, {
      // Unlike randomUUID, browsers offer this without TLS too.
      id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
      host: window.location.host,
      now,
      toMoment: (local) => new Date(local).toISOString(),
    });
    saveFile(`${id}.ics`, calendar.CALENDAR_TYPE, file);
  }

  return (
    <button
      type="submit"
      className={styles.meeting}
      formAction={`/forms/${id}/calendar/`}
      formNoValidate
      onClick={save}
    >
      <Icon name="calendar" />
      {meeting.label}
    </button>
  );
}
