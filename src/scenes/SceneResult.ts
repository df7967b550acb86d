/** A drawing rendered to a file's text. Width and height in CSS pixels at scale 1. */
export interface SceneResult {
  svg: string;
  width: number;
  height: number;
}
