import type { IconName } from '../../ui/Icon/Icon.tsx';
import type { DrawingData } from '../parts/LineDrawing.tsx';
import type { Step } from '../parts/Steps.tsx';

/** One row of a list on a phone: its name, a remark below, a value at the end. */
export interface PhoneRow {
  name: string;
  note?: string | undefined;
  value: string;
  /** A number that also appears in a drawing on the same screen. */
  mark?: string | undefined;
  /** A share of 0 to 1, shown as a bar under the row. */
  share?: number | undefined;
  state?: 'calm' | 'alarm' | undefined;
}

/** The blocks of an app's screen, from the top down. */
export type PhoneBlock =
  | { kind: 'drawing'; drawing: DrawingData; caption?: string | undefined }
  | { kind: 'figures'; figures: readonly { value: string; name: string }[] }
  | { kind: 'rows'; title?: string | undefined; count?: string | undefined; rows: readonly PhoneRow[] }
  | { kind: 'steps'; steps: readonly Step[] }
  | { kind: 'talk'; lines: readonly { text: string; time: string; isOwn?: boolean | undefined }[] }
  | { kind: 'notice'; icon: IconName; text: string; tone: 'cmms' | 'energy' }
  | { kind: 'slots'; title: string; slots: readonly { text: string; state: 'free' | 'taken' | 'chosen' }[] }
  | { kind: 'actions'; second?: string | undefined; main: string };
