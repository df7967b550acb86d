import type { FormLayoutProps } from './FormPage.schema.ts';
import { FormAtNight } from './variants/FormAtNight.tsx';
import { FormAtStair } from './variants/FormAtStair.tsx';
import { FormUnderBeam } from './variants/FormUnderBeam.tsx';

const layouts = { beside: FormUnderBeam, below: FormUnderBeam, stair: FormAtStair, test: FormAtNight };

/** A form, and the steps after it is sent. */
export function FormPage(props: FormLayoutProps) {
  const Layout = layouts[props.layout];
  return <Layout {...props} />;
}
