/** Pictures of the templates of a call: found beside them, and shown by all cards of the call under a name of their own. */
import { pictureProblemMessage } from '../../shared/card/pictures/picture-messages.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { type PictureBytes, sha256 } from './picture-file.ts';

/** Reads a picture, each time anew. */
export type ReadPicture = () => PictureBytes | Promise<PictureBytes>;

/** By the source that the template has from now on: where to read it, or why it cannot be used. */
const own = new Map<string, { readonly read: ReadPicture } | { readonly problem: string }>();

export const ownPictures: ReadonlyMap<string, { readonly read: ReadPicture } | { readonly problem: string }> = own;

/** The template with its pictures named by their hash. What cannot be used is a note of each card and no failure of the call. */
export async function withPictureFiles(
  template: CardTemplate,
  find: (src: string) => PictureBytes | Promise<PictureBytes>,
): Promise<CardTemplate> {
  if (template.pictures === undefined) return template;
  const pictures: NonNullable<CardTemplate['pictures']> = {};
  for (const [name, picture] of Object.entries(template.pictures)) {
    // A style has the pictures of its template, which were found beside that.
    if (own.has(picture.src)) {
      pictures[name] = picture;
      continue;
    }
    const found = await find(picture.src);
    // No document can name a source like this one, so that it stands for nothing else.
    const src = 'problem' in found ? `missing:${picture.src}` : `sha256:${sha256(found.bytes)}`;
    own.set(
      src,
      'problem' in found ? { problem: pictureProblemMessage(found.problem) } : { read: () => find(picture.src) },
    );
    pictures[name] = { ...picture, src };
  }
  return { ...template, pictures };
}
