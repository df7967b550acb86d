import { useEffect, useState } from 'react';

interface AnnouncementProps {
  /** What a tool shows now, in a sentence; while undefined, the last one stays. */
  text: string | undefined;
  /** Whether to speak at all: not before the visitor has changed something. */
  isOn: boolean;
}

/** Wait before a result is read out, in ms, so that figures are not read out digit by digit. */
const DELAY = 900;

/** Reads a tool's result out to users of screen readers once it has settled. */
export function Announcement({ text, isOn }: AnnouncementProps) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!isOn || text === undefined) return;
    const timer = setTimeout(() => setSpoken(text), DELAY);
    return () => clearTimeout(timer);
  }, [text, isOn]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
