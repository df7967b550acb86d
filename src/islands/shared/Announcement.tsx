import { useEffect, useState } from 'react';

interface AnnouncementProps {
  /** A sentence with the current result; if undefined, the last one stays. */
  text: string | undefined;
  /** Usually off until the visitor has changed something. */
  isOn: boolean;
}

/** Delay in ms, so that figures are not announced digit by digit. */
const DELAY = 900;

/** Announces a tool's result to screen readers once it has settled. */
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
