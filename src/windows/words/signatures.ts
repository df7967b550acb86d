/** The signatures of T. Reyes and S. Marsh, in a box of 160 by 40. */
export const signatures = {
  technician:
    'M4 30c10-18 20-28 26-24s-12 26-4 26 14-20 22-20-4 18 4 18 10-14 16-14 0 14 8 12 8-12 14-12 2 10 10 10 12-6 26-10',
  dutyHolder: 'M8 28c4-14 16-24 22-20s-14 12-6 16 10-14 18-8 6 12 16 4 10-8 16-2 12 6 24-2',
} as const;
