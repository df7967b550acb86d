import { useId, useState } from 'react';
import { momentIn, partsOfMoment, timeZones } from './moment.ts';
import { type FieldProps, Labeled } from './SimpleFields.tsx';

/** A day and a time, with the time zone whose clocks show it. */
export function MomentField(props: FieldProps) {
  const { value, onChange } = props;
  const text = typeof value === 'string' ? value : '';
  const parts = partsOfMoment(text);
  const [zone, setZone] = useState(() => timeZones()[0] ?? 'UTC');
  const [isOwnZone, setOwnZone] = useState(parts === undefined);
  const zonesId = useId();
  const write = (local: string, timeZone: string | undefined) => {
    if (local === '') return;
    onChange(timeZone === undefined ? `${local}:00${parts?.offset ?? 'Z'}` : momentIn(local, timeZone));
  };
  return (
    <Labeled
      {...props}
      control={(given) => (
        <div className="field-moment">
          <input
            {...given}
            type="datetime-local"
            value={parts?.local ?? ''}
            onChange={(event) => write(event.currentTarget.value, isOwnZone ? zone : undefined)}
          />
          <input
            aria-label="Time zone"
            list={zonesId}
            value={isOwnZone ? zone : `UTC ${parts?.offset ?? ''}`}
            onFocus={() => setOwnZone(true)}
            onChange={(event) => {
              const next = event.currentTarget.value;
              setOwnZone(true);
              setZone(next);
              if (timeZones().includes(next)) write(parts?.local ?? '', next);
            }}
          />
          <datalist id={zonesId}>
            {timeZones().map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </div>
      )}
    />
  );
}
