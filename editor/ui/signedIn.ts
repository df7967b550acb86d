/** Who has signed in; undefined on an editor that is for one machine only. */
interface SignedIn {
  name: string;
  email: string;
  role: 'writer' | 'publisher';
}

const stated = document.querySelector<HTMLMetaElement>('meta[name="editor-person"]')?.content;

export const signedIn = stated === undefined ? undefined : (JSON.parse(stated) as SignedIn);
