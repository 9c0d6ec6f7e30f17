import { ImagePlus, Plus, Replace } from 'lucide-react';
import { pictureProblemMessage } from '../../../../../shared/card/pictures/picture-messages.ts';
import { LIMITS } from '../../../../../shared/card/template/basics.ts';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import { setOrRemove } from '../../../../../shared/document/edit.ts';
import { pointer } from '../../../../../shared/document/pointer.ts';
import { removePart } from '../../../../../shared/studio/parts.ts';
import { usesOf } from '../../../../../shared/studio/references.ts';
import { placePicture, replacePicture } from '../../../../../shared/studio/template-pictures.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { RowMenu, removeAction } from '../../../../components/row-menu/row-menu.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { pickFiles } from '../../../../platform/pick-files.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { useTemplatePictures } from '../../../../store/pictures/use-pictures.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import { getBlankTexts } from '../../blank-texts.ts';
import { PICTURE_FILES, pictureOf } from '../../pictures/bring-pictures.ts';
import type { Acts } from '../../use-acts.ts';
import type { Studio } from '../../use-studio.ts';
import { FormPart } from '../form-part.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import css from '../properties.module.css';
import panels from './panels.module.css';

type Pictures = NonNullable<CardTemplate['pictures']>;

/** The template's own pictures: where each stands, what it is called, whose it is, and another file for it. */
export function PicturesPanel({ studio, acts }: { studio: Studio; acts: Acts }) {
  const translate = useTranslate();
  const { template, canEdit } = studio;
  const { book, hrefOf } = useTemplatePictures(template);
  const { pictures = {} } = template;
  return (
    <section className={css.section} aria-label={translate('studio.pictures')}>
      <h3>
        {translate('studio.pictures')}
        <IconButton
          icon={<Plus />}
          label={translate('studio.addPicture')}
          isDisabled={!canEdit}
          onPress={acts.choosePictures}
        />
      </h3>
      {Object.keys(pictures).length === 0 ? <p className={css.hint}>{translate('studio.picturesHint')}</p> : null}
      {Object.entries(pictures).map(([name, picture]) => {
        const held = book.get(picture.src);
        const address = held !== undefined && 'key' in held ? hrefOf(held.key) : undefined;
        return (
          <FormPart
            key={name}
            summary={
              <>
                {address === undefined ? null : <img className={panels.picture} src={address} alt="" />}
                <span dir="auto">{picture.name ?? name}</span>
                <span className={css.value}>{usesWords(translate, template, name)}</span>
              </>
            }
          >
            {held !== undefined && 'problem' in held ? (
              <p className={panels.bad}>
                {translate('studio.pictureGone', { reason: pictureProblemMessage(translate, held.problem) })}
              </p>
            ) : null}
            {held !== undefined && 'key' in held ? (
              <p className={css.hint}>{translate('studio.pixels', { width: held.width, height: held.height })}</p>
            ) : null}
            <PictureFields studio={studio} name={name} picture={picture} />
            {canEdit ? (
              <PictureTools studio={studio} name={name} size={held !== undefined && 'key' in held ? held : undefined} />
            ) : null}
          </FormPart>
        );
      })}
    </section>
  );
}

function usesWords(translate: Translate, template: CardTemplate, name: string): string {
  const count = usesOf(template, 'picture', name).length;
  return count === 0 ? translate('studio.unused') : translate('studio.usedTimes', { count });
}

function PictureFields({ studio, name, picture }: { studio: Studio; name: string; picture: Pictures[string] }) {
  const translate = useTranslate();
  const { canEdit, run } = studio;
  const set = (key: string) => (text: string, typed?: boolean) =>
    run([setOrRemove(pointer('/pictures', name, key), text.trim() === '' ? undefined : text)], typed);
  return (
    <>
      <TextInput
        label={translate('studio.partName')}
        value={picture.name ?? name}
        longest={LIMITS.name}
        isDisabled={!canEdit}
        onChange={set('name')}
      />
      <TextInput
        label={translate('studio.pictureCredit')}
        value={picture.credit}
        longest={LIMITS.words}
        isDisabled={!canEdit}
        onChange={set('credit')}
      />
    </>
  );
}

interface ToolsProps {
  studio: Studio;
  name: string;
  /** Pixels; absent for one that cannot be shown. */
  size: { readonly width: number; readonly height: number } | undefined;
}

function PictureTools({ studio, name, size }: ToolsProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const remove = () => {
    const removal = removePart(studio.template, 'picture', name);
    if (removal.ok) studio.run(removal.edits);
    else toast(translate(`studio.partRefused.${removal.why}`));
  };
  const replace = async () => {
    const [file] = await pickFiles(PICTURE_FILES);
    const picture = file === undefined ? undefined : await pictureOf(translate, library, file);
    if (picture !== undefined) studio.run(replacePicture(name, picture));
  };
  const place = (pixels: NonNullable<ToolsProps['size']>) => {
    const made = placePicture(studio.studioView, studio.side, name, pixels, getBlankTexts(translate));
    if (studio.run(made.edits)) studio.select(made.addresses);
  };
  return (
    <div className={panels.tools}>
      {size === undefined ? null : (
        <Button kind="quiet" icon={<ImagePlus />} onPress={() => place(size)}>
          {translate('studio.placePicture')}
        </Button>
      )}
      <Button kind="quiet" icon={<Replace />} onPress={() => attempt(replace())}>
        {translate('studio.otherPicture')}
      </Button>
      <RowMenu name={studio.template.pictures?.[name]?.name ?? name} actions={[removeAction(translate, remove)]} />
    </div>
  );
}
