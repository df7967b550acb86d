import { largeCode } from '../closeups/pieces.ts';
import { exploded } from './exploded.ts';
import { block, box, dial, heading, signature, slip, strip, writing } from './pieces.ts';

/** A job card cut into its fields: asset, sentence, time, parts, signature. */
export const jobCard = exploded(
  {
    system: 'cmms',
    marks: {
      asset: [4.6, 27.2],
      sentence: [4.6, 21.4],
      time: [4.6, 15.6],
      parts: [4.6, 9.6],
      signature: [4.6, 3.2],
    },
  },
  (pen) => {
    strip(pen, 25.2, 4);
    largeCode(pen, -4, 25.8, 2.8);
    heading(pen, -0.3, 28, 3.6);
    writing(pen, -0.3, 27.2, 4.2, 3.4, 2.2);
    strip(pen, 19.8, 3.2, 'wash-cmms');
    writing(pen, -4, 22.2, 7.8, 8, 7.2, 3.6);
    // Planned above, taken below.
    strip(pen, 14.2, 2.8);
    pen.rect(['panel', 'medium'], -4, 15.9, 4.6, 0.6);
    pen.rect(['panel', 'wash-cmms', 'live-cmms'], -4, 14.8, 6.9, 0.6);
    for (let hour = 0; hour < 9; hour++) pen.line('thin', -4 + hour, 14.4, -4 + hour, 14.7);
    strip(pen, 7.8, 3.6);
    for (const [index, width] of [3.6, 4.4, 2.8].entries()) {
      const y = 10.6 - index * 1.1;
      box(pen, -4, y - 0.2, index < 2);
      writing(pen, -2.7, y + 0.2, width);
      pen.rect('solid', 3.2, y, 0.8, 0.26);
    }
    strip(pen, 1.2, 3.8);
    heading(pen, -4, 4.2, 1.6);
    signature(pen, -4, 1.9, 5.4);
    pen.circle('live-cmms', 3.1, 3, 1).line('live-cmms', 2.6, 3, 3, 2.6, 3.7, 3.5);
  },
);

/** What a phone adds to a job, one layer after another: code, photograph, clock, note, and the phone that held them. */
export const phoneRecord = exploded(
  {
    system: 'cmms',
    marks: {
      scan: [2.2, 27.4],
      photo: [2.6, 22],
      clock: [2.6, 16.4],
      note: [2.6, 11.4],
      phone: [2.7, 4],
    },
  },
  (pen) => {
    largeCode(pen, -1.7, 25.7, 3.4);
    for (const side of [-1, 1])
      pen
        .line('live-cmms', side * 2.4, 28.6, side * 2.4, 29.5, side * 1.5, 29.5)
        .line('live-cmms', side * 2.4, 26.2, side * 2.4, 25.3, side * 1.5, 25.3);
    // A photograph: a pump on its base.
    pen.rect(['panel', 'medium'], -2.6, 19.8, 5.2, 4);
    block(pen, -1.9, 20.9, 2, 1.4, 'wash-cmms');
    for (let fin = 1; fin < 5; fin++) pen.line('thin', -1.9 + fin * 0.4, 21, -1.9 + fin * 0.4, 22.2);
    pen.circle(['panel', 'medium'], 1, 21.6, 0.9).circle('thin', 1, 21.6, 0.5);
    pen.line('medium', 1, 22.5, 1, 23.4).rect('solid', -2.6, 20.4, 5.2, 0.3);
    pen.circle('alarmHalo', 0.9, 20.9, 0.55).circle('alarm', 0.9, 20.9, 0.2);
    slip(pen, -2.6, 15.2, 5.2, 2.6);
    dial(pen, -1.3, 16.5, 1, 40, 'live-cmms');
    heading(pen, 0.2, 16.8, 1.8);
    writing(pen, 0.2, 16.1, 1.9);
    slip(pen, -2.6, 10.2, 5.2, 3, 'wash-cmms');
    writing(pen, -2.1, 12.4, 4.1, 4.2, 2.4);
    // The phone.
    pen.roundedRect(['panel', 'cut'], -2.7, 0.4, 5.4, 7.4, 0.7);
    pen.rect(['panel', 'thin'], -2.3, 1.3, 4.6, 5.6);
    pen.rect('node-cmms', -2.3, 6.2, 4.6, 0.7).rect('solid', -0.6, 7.2, 1.2, 0.16);
    for (const y of [5.2, 4, 2.8]) {
      box(pen, -1.9, y - 0.2, y > 3);
      writing(pen, -0.6, y + 0.3, 2.4);
    }
    pen.roundedRect('node-cmms', -1.9, 1.6, 3.8, 0.7, 0.2);
  },
);

/** A register cut into rows: its heading, a row in order, one that is there twice, one with a gap, and the count. */
export const register = exploded(
  {
    system: 'cmms',
    marks: {
      heading: [4.6, 27.6],
      row: [4.6, 22.4],
      double: [4.6, 16.4],
      gap: [4.6, 10],
      count: [4.6, 3.4],
    },
  },
  (pen) => {
    const columns = [-4.6, -2.2, 0.8, 2.8] as const;
    const row = (y: number, gap?: number) => {
      for (const [index, x] of columns.entries()) {
        if (index > 0) pen.line('thin', x, y, x, y + 1.8);
        if (index !== gap) pen.rect('solid', x + 0.35, y + 0.78, [1.5, 2, 1.1, 1.2][index] ?? 1, 0.26);
      }
    };
    strip(pen, 26.4, 2.4, 'wash-cmms');
    for (const [index, x] of columns.entries()) {
      if (index > 0) pen.line('thin', x, 26.4, x, 28.8);
      heading(pen, x + 0.35, 27.7, [1.2, 1.6, 1.2, 1][index] ?? 1);
      pen.line('thin', x + 0.35, 27.1, x + 1.2, 27.1);
    }
    strip(pen, 21.4, 1.8);
    row(21.4);
    // Two rows that are one thing, tied together.
    for (const y of [17, 14.4]) {
      strip(pen, y, 1.8, 'wash-cmms');
      row(y);
    }
    pen.line('live-cmms', -4.6, 17.9, -4.95, 17.9, -4.95, 15.3, -4.6, 15.3);
    pen.line('live-cmms', -4.3, 15.3, 4.3, 15.3);
    strip(pen, 9, 1.8);
    row(9, 2);
    pen.rect(['paper', 'live-cmms'], 1, 9.25, 1.6, 1.3);
    pen.line('live-cmms', 1.3, 9.6, 2.3, 9.6);
    // The count: tallies of five.
    strip(pen, 1.8, 3.2);
    for (let group = 0; group < 4; group++) {
      const x = -4 + group * 1.8;
      for (let stroke = 0; stroke < 4; stroke++)
        pen.line('medium', x + stroke * 0.32, 2.6, x + stroke * 0.32, 4.2);
      pen.line('medium', x - 0.2, 2.8, x + 1.15, 4);
    }
    pen.line('cut', -4, 2.1, 4, 2.1);
  },
);

/** A utility bill cut into what it adds up: period, energy, demand, rate and total. */
export const bill = exploded(
  {
    system: 'energy',
    marks: {
      period: [4.6, 27.4],
      energy: [4.6, 21.6],
      demand: [4.6, 14.6],
      rate: [4.6, 8.6],
      total: [4.6, 3],
    },
  },
  (pen) => {
    strip(pen, 25.8, 3.2);
    heading(pen, -4, 28.1, 3);
    for (let day = 0; day < 12; day++)
      pen.line(day % 4 ? 'thin' : 'medium', -4 + day * 0.72, 26.3, -4 + day * 0.72, 27);
    pen.line('live-energy', -4, 26.3, 3.92, 26.3);
    // Bars of twelve months.
    strip(pen, 19.6, 4);
    for (const [month, high] of [1.5, 1.3, 1.4, 1.6, 1.9, 2.6, 2.9, 2.8, 2.2, 1.7, 1.4, 1.5].entries())
      pen.rect(
        ['panel', month === 5 ? 'node-energy' : 'wash-energy', 'thin'],
        -4 + month * 0.68,
        20,
        0.48,
        high,
      );
    pen.line('medium', -4.2, 20, 4.2, 20);
    // One day's curve with its peak.
    strip(pen, 12.6, 4.2);
    const day = [
      -4, 13.4, -2.8, 13.5, -2, 14.2, -1, 14.7, -0.2, 16, 0.3, 16.2, 0.8, 15, 2, 14.6, 3, 13.6, 4, 13.4,
    ];
    pen.polygon('wash-energy', -4, 12.9, ...day, 4, 12.9).line('live-energy', ...day);
    pen
      .line('axis', -4.2, 16.2, 4.2, 16.2)
      .circle('alarmHalo', 0.25, 16.2, 0.4)
      .circle('alarm', 0.25, 16.2, 0.16);
    pen.line('medium', -4.2, 12.9, 4.2, 12.9);
    strip(pen, 7, 3.2);
    for (const [index, width] of [3.4, 2.6, 3].entries()) {
      writing(pen, -4, 9.4 - index * 0.9, width);
      pen.rect('solid', 2.6, 9.4 - index * 0.9, 1.4, 0.26);
    }
    strip(pen, 1.4, 3.2, 'wash-energy');
    heading(pen, -4, 3, 2.2);
    pen.rect('solid', 0.4, 2.6, 3.6, 0.8);
    pen.line('medium', -4.2, 2.1, 4.2, 2.1).line('medium', -4.2, 1.85, 4.2, 1.85);
  },
);

/** A certificate cut into what makes it count: its scope, test, date, signature and seal. */
export const certificate = exploded(
  {
    system: 'cmms',
    marks: {
      scope: [4.6, 27.4],
      test: [4.6, 21.6],
      date: [4.6, 15.4],
      signature: [4.6, 9.8],
      seal: [2, 3.6],
    },
  },
  (pen) => {
    strip(pen, 25.4, 3.8);
    heading(pen, -2.6, 28.1, 5.2);
    writing(pen, -3.8, 27.2, 7.6, 7, 5);
    strip(pen, 19.8, 3.4);
    for (const [index, done] of [true, true, false].entries()) {
      box(pen, -4 + index * 2.8, 21.5, done);
      writing(pen, -4 + index * 2.8, 20.8, 2.1, 1.5);
    }
    // From and to, a year of ticks between them.
    strip(pen, 14, 2.8, 'wash-cmms');
    pen.line('medium', -3.8, 15, 3.8, 15);
    for (let month = 0; month <= 12; month++)
      pen.line(month % 12 ? 'thin' : 'cut', -3.8 + month * 0.633, 14.7, -3.8 + month * 0.633, 15.5);
    pen.circle('alarmHalo', 3.8, 15.1, 0.5).circle('alarm', 3.8, 15.1, 0.2);
    strip(pen, 8.2, 3.2);
    signature(pen, -4, 8.9, 4.6);
    writing(pen, 1.6, 9.5, 2.4, 1.8);
    // The seal with its ribbons.
    for (const side of [-1, 1])
      pen.polygon(
        ['panel', 'wash-cmms', 'medium'],
        side * 0.3,
        3,
        side * 1.5,
        2.6,
        side * 2,
        0.2,
        side * 1.3,
        0.7,
        side * 0.8,
        0.2,
      );
    const points = Array.from({ length: 32 }, (_, tip) => {
      const turn = (tip * Math.PI) / 16;
      const radius = tip % 2 ? 1.85 : 2.1;
      return [radius * Math.cos(turn), 4 + radius * Math.sin(turn)];
    }).flat();
    pen.polygon(['panel', 'wash-cmms', 'medium'], ...points).circle('live-cmms', 0, 4, 1.35);
    pen.line('live-cmms', -0.6, 4, -0.15, 3.5, 0.7, 4.6);
  },
);

/** A leak log cut into its entries: weights, rate, repair, verification and the date they are due. */
export const leakLog = exploded(
  {
    system: 'cold',
    marks: {
      weights: [4.6, 27.2],
      rate: [4.6, 21],
      repair: [4.6, 14.8],
      test: [4.6, 9.2],
      due: [4.6, 3.4],
    },
  },
  (pen) => {
    // Before and after, side by side.
    strip(pen, 25, 4.2);
    for (const [x, high] of [
      [-3.4, 2],
      [0.8, 1.1],
    ] as const) {
      pen.roundedRect(['panel', 'medium'], x, 25.5, 2, 2.8, 0.6);
      pen
        .rect('wash-cold', x + 0.1, 25.6, 1.8, high)
        .line('live-cold', x + 0.1, 25.6 + high, x + 1.9, 25.6 + high);
      pen.rect('solid', x + 0.8, 28.3, 0.4, 0.5);
    }
    pen.line('medium', -0.9, 26.9, 0.3, 26.9).polygon('solid', 0.3, 26.9, -0.1, 27.2, -0.1, 26.6);
    // The rate over its limit.
    strip(pen, 19.2, 3.6, 'wash-cold');
    pen.rect(['panel', 'node-cold', 'medium'], -4, 19.9, 5.8, 0.9);
    pen.line('cut', 0.6, 19.5, 0.6, 21.6);
    for (let mark = 0; mark < 9; mark++) pen.line('thin', -4 + mark, 21.9, -4 + mark, 22.3);
    writing(pen, -4, 21.4, 3);
    strip(pen, 13.4, 2.8);
    box(pen, -4, 14.4, true);
    writing(pen, -2.6, 15.2, 6.2, 5.4, 3);
    strip(pen, 7.6, 3.2);
    dial(pen, -2.9, 9.2, 1.2, 120, 'live-cold');
    writing(pen, -1, 9.8, 4.8, 4, 2.4);
    // Thirty days, the last one ringed.
    strip(pen, 1, 4.8);
    for (let day = 0; day < 30; day++)
      pen.rect(
        day < 12 ? ['panel', 'wash-cold', 'thin'] : ['panel', 'thin'],
        -4 + (day % 10) * 0.8,
        4.4 - Math.floor(day / 10) * 1.3,
        0.6,
        0.9,
      );
    pen.circle('live-cold', 3.5, 2.25, 0.75);
  },
);

/** Five lists of work cut apart, such as the days of a week: jobs, those with a date, and the hours kept free. */
export const weekPlan = exploded(
  {
    system: 'cmms',
    marks: {
      first: [4.6, 27.3],
      second: [4.6, 21.7],
      third: [4.6, 16.1],
      fourth: [4.6, 10.5],
      fifth: [4.6, 4.9],
    },
  },
  (pen) => {
    const days: readonly (readonly [start: number, length: number, kind: 'job' | 'due' | 'free'][])[] = [
      [
        [0, 3.2, 'job'],
        [3.4, 2.2, 'due'],
        [5.8, 2.4, 'free'],
      ],
      [
        [0, 2, 'due'],
        [2.2, 4.2, 'job'],
        [6.6, 1.6, 'free'],
      ],
      [
        [0, 4.6, 'job'],
        [4.8, 1.4, 'due'],
        [6.4, 1.8, 'free'],
      ],
      [
        [0, 1.6, 'job'],
        [1.8, 1.6, 'due'],
        [3.6, 2.6, 'job'],
        [6.4, 1.8, 'free'],
      ],
      [
        [0, 2.8, 'due'],
        [3, 2, 'job'],
        [5.2, 3, 'free'],
      ],
    ]; // prettier-ignore
    for (const [index, jobs] of days.entries()) {
      const y = 26 - index * 5.6;
      strip(pen, y, 2.8);
      for (let hour = 0; hour <= 8; hour++)
        pen.line('thin', -4.1 + hour * 1.02, y + 2.3, -4.1 + hour * 1.02, y + 2.6);
      for (const [start, length, kind] of jobs) {
        if (kind === 'free')
          pen
            .rect(['paper', 'thin'], start - 4.1, y + 0.5, length, 1.4)
            .hatch('hair', start - 4.1, y + 0.5, length, 1.4, 0.5);
        else
          pen.rect(
            ['panel', kind === 'due' ? 'node-cmms' : 'wash-cmms', 'medium'],
            start - 4.1,
            y + 0.5,
            length,
            1.4,
          );
      }
    }
  },
);
