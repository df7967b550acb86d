import type { IconName } from '../../ui/Icon/Icon.tsx';
import type { DrawingData } from '../parts/LineDrawing.tsx';
import type { Step } from '../parts/Steps.tsx';

/** One line of a list on a phone: what it is, a remark under it, a value at its end. */
export interface PhoneRow {
  name: string;
  note?: string | undefined;
  value: string;
  /** A number that a drawing on the same screen carries too. */
  mark?: string | undefined;
  /** A share of 0 to 1 as a bar under the row. */
  share?: number | undefined;
  state?: 'calm' | 'alarm' | undefined;
}

/** What an app's screen is made of, from the top down. */
export type PhoneBlock =
  | { kind: 'drawing'; drawing: DrawingData; caption?: string | undefined }
  | { kind: 'figures'; figures: readonly { value: string; name: string }[] }
  | { kind: 'rows'; title?: string | undefined; count?: string | undefined; rows: readonly PhoneRow[] }
  | { kind: 'steps'; steps: readonly Step[] }
  | { kind: 'talk'; lines: readonly { text: string; time: string; isOwn?: boolean | undefined }[] }
  | { kind: 'notice'; icon: IconName; text: string; tone: 'cmms' | 'energy' }
  | { kind: 'slots'; title: string; slots: readonly { text: string; state: 'free' | 'taken' | 'chosen' }[] }
  | { kind: 'actions'; second?: string | undefined; main: string };
