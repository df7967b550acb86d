/** Named examples: short points, and one that wraps and contains markup. */
export const ticksExamples = {
  short: { items: ['Works offline', 'Signs on the phone', 'Photographs attached'] },
  long: {
    items: [
      'Every job keeps **who did it, when and with what part**, so that an audit is a search and no longer a week of folders',
      'Closed in `98 min`',
    ],
  },
} satisfies Record<string, { items: string[] }>;
