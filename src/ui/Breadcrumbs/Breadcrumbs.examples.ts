import type { BreadcrumbsProps } from './Breadcrumbs.tsx';

/** Named examples: by how far the page is from home. */
export const breadcrumbsExamples = {
  short: { label: 'Breadcrumbs', items: [{ name: 'Home', path: '/' }, { name: 'Pricing' }] },
  deep: {
    label: 'Breadcrumbs',
    items: [
      { name: 'Home', path: '/' },
      { name: 'Facility management', path: '/product/facility-management-software/' },
      { name: 'Preventive maintenance and planned inspections' },
    ],
  },
} satisfies Record<string, BreadcrumbsProps>;
