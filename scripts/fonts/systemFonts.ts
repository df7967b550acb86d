import type { TypefaceName } from '../../shared/site/themeSchema.ts';

/**
 * Widths of the printable ASCII characters, from the space on, in thousandths of the font size. They come from the
 * fonts' own tables: those of Arial are Helvetica's, which Liberation Sans has too.
 */
const WIDTHS = {
  Arial: {
    regular:
      '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 ' +
      '556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 ' +
      '722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 ' +
      '500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
    bold:
      '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 ' +
      '556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 ' +
      '722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 ' +
      '556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  },
  'DejaVu Sans': {
    regular:
      '318 401 460 838 636 950 780 275 390 390 500 838 318 361 318 337 636 636 636 636 636 636 636 636 636 ' +
      '636 337 337 838 838 838 531 1000 684 686 698 770 632 575 775 752 295 295 656 557 863 748 787 603 787 ' +
      '695 635 611 732 684 989 685 611 685 390 337 390 838 500 500 613 635 550 635 615 352 635 634 278 278 ' +
      '579 278 974 634 612 635 635 411 521 392 634 592 818 592 592 525 636 337 636 838',
    bold:
      '348 456 521 838 696 1002 872 306 457 457 523 838 380 415 380 365 696 696 696 696 696 696 696 696 696 ' +
      '696 400 400 838 838 838 580 1000 774 762 734 830 683 683 821 837 372 372 775 637 995 837 850 733 850 ' +
      '770 720 682 812 774 1103 771 724 725 457 365 457 838 500 500 675 716 593 716 678 435 716 712 343 343 ' +
      '665 343 1042 712 687 716 716 493 595 478 712 652 924 645 652 582 712 365 712 838',
  },
} as const;

/** Width of every character of DejaVu Sans Mono and of Menlo, its descendant. */
const MONO_WIDTH = 602;

/** A font that is on most systems, and can stand in until the site's own has loaded. */
type SystemFont = keyof typeof WIDTHS | 'DejaVu Sans Mono';

/** The system fonts that stand in for each typeface. */
export const SYSTEM_FONTS = {
  sans: ['Arial', 'DejaVu Sans'],
  mono: ['DejaVu Sans Mono'],
} as const satisfies Record<TypefaceName, readonly SystemFont[]>;

/** Width of a text of printable ASCII in a system font, in font sizes. Throws an Error for any other character. */
export function systemFontWidth(font: SystemFont, weight: 'regular' | 'bold', text: string): number {
  if (font === 'DejaVu Sans Mono') return (text.length * MONO_WIDTH) / 1000;
  const widths = WIDTHS[font][weight].split(' ').map(Number);
  return [...text].reduce((sum, character) => {
    const width = widths[character.charCodeAt(0) - 0x20];
    if (width === undefined) throw new Error(`no width is known of “${character}”`);
    return sum + width / 1000;
  }, 0);
}
