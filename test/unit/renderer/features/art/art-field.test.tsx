/** The field of a picture, where nothing has to be decoded. */
import { expect, it } from 'vitest';
import { ArtField } from '../../../../../src/renderer/features/art/art-field.tsx';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { inputAt, one, textOf } from '../../../../support/page/find.ts';
import { fill, until } from '../../../../support/page/hands.ts';
import { reload, screenForEachTest, show, store } from '../../../../support/page/screen.tsx';
import { character } from '../teams/support.ts';

screenForEachTest();

const IDLE = { busy: false, problem: undefined, add: () => undefined, refuseFolder: () => undefined };
const field = (shown: Character) => <ArtField character={shown} art={IDLE} />;

it('a picture that lies beside its document is named; its artist is kept', async () => {
  await store('characters', [character('ferry', { art: { image: { src: 'art/warden.jpg' }, template: 'tarot' } })]);
  await show(<Fields id="ferry" at={['/name']} below={field} />);
  await until(() => expect(textOf(one('alert'))).toContain('the file art/warden.jpg beside the document'));
  await fill(inputAt('/art/image/credit'), 'Ada');
  await reload();
  await until(() => expect(inputAt('/art/image/credit').value).toBe('Ada'));
});
