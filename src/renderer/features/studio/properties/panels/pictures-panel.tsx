import { ImagePlus, Plus, Replace } from 'lucide-react';
import { formatPictureProblem } from '../../../../../shared/card/pictures/picture-messages.ts';
import { TEMPLATE_LIMITS } from '../../../../../shared/card/template/basics.ts';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import { setOrRemove } from '../../../../../shared/document/edit.ts';
import { joinPointer } from '../../../../../shared/document/pointer.ts';
import { listUses } from '../../../../../shared/studio/references.ts';
import { removePart } from '../../../../../shared/studio/template-parts.ts';
import { placePicture, replacePicture } from '../../../../../shared/studio/template-pictures.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { createRemoveAction, RowMenu } from '../../../../components/row-menu/row-menu.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { pickFiles } from '../../../../platform/pick-files.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { useTemplatePictures } from '../../../../store/pictures/use-pictures.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import { getBlankTexts } from '../../blank-texts.ts';
import { PICTURE_FILE_TYPES, savePicture } from '../../pictures/picture-files.ts';
import type { Studio } from '../../use-studio.ts';
import type { StudioActions } from '../../use-studio-actions.ts';
import { FormPart } from '../form-part.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import css from '../properties.module.css';
import panels from './panels.module.css';

type Pictures = NonNullable<CardTemplate['pictures']>;

/** Edits the template's own pictures: their names and credits. Buttons place a picture on the card or replace it. */
export function PicturesPanel({ studio, actions }: { studio: Studio; actions: StudioActions }) {
  const translate = useTranslate();
  const { template, canEdit } = studio;
  const { bySource, getHref } = useTemplatePictures(template);
  const { pictures = {} } = template;
  return (
    <section className={css.section} aria-label={translate('studio.pictures')}>
      <h3>
        {translate('studio.pictures')}
        <IconButton
          icon={<Plus />}
          label={translate('studio.addPicture')}
          isDisabled={!canEdit}
          onPress={actions.choosePictures}
        />
      </h3>
      {Object.keys(pictures).length === 0 ? <p className={css.hint}>{translate('studio.picturesHint')}</p> : null}
      {Object.entries(pictures).map(([pictureName, picture]) => {
        // The picture with its key and size, or the problem with its file; undefined until the picture has loaded.
        const pictureState = bySource.get(picture.src);
        const loadedPicture = pictureState !== undefined && 'key' in pictureState ? pictureState : undefined;
        const pictureUrl = loadedPicture === undefined ? undefined : getHref(loadedPicture.key);
        return (
          <FormPart
            key={pictureName}
            summary={
              <>
                {pictureUrl === undefined ? null : <img className={panels.picture} src={pictureUrl} alt="" />}
                <span dir="auto">{picture.name ?? pictureName}</span>
                <span className={css.value}>{formatUseCount(translate, template, pictureName)}</span>
              </>
            }
          >
            {pictureState !== undefined && 'problem' in pictureState ? (
              <p className={panels.bad}>
                {translate('studio.pictureGone', { reason: formatPictureProblem(translate, pictureState.problem) })}
              </p>
            ) : null}
            {loadedPicture === undefined ? null : (
              <p className={css.hint}>
                {translate('studio.pixels', { width: loadedPicture.width, height: loadedPicture.height })}
              </p>
            )}
            <PictureFields studio={studio} pictureName={pictureName} picture={picture} />
            {canEdit ? <PictureTools studio={studio} pictureName={pictureName} pixelSize={loadedPicture} /> : null}
          </FormPart>
        );
      })}
    </section>
  );
}

function formatUseCount(translate: Translate, template: CardTemplate, pictureName: string): string {
  const useCount = listUses(template, 'picture', pictureName).length;
  return useCount === 0 ? translate('studio.unused') : translate('studio.usedTimes', { count: useCount });
}

function PictureFields({
  studio,
  pictureName,
  picture,
}: {
  studio: Studio;
  pictureName: string;
  picture: Pictures[string];
}) {
  const translate = useTranslate();
  const { canEdit, commitEdits } = studio;
  const createSetter = (pictureKey: string) => (nextText: string, isTyping?: boolean) =>
    commitEdits(
      [setOrRemove(joinPointer('/pictures', pictureName, pictureKey), nextText.trim() === '' ? undefined : nextText)],
      isTyping,
    );
  return (
    <>
      <TextInput
        label={translate('studio.partName')}
        value={picture.name ?? pictureName}
        maxLength={TEMPLATE_LIMITS.name}
        isDisabled={!canEdit}
        onChange={createSetter('name')}
      />
      <TextInput
        label={translate('studio.pictureCredit')}
        value={picture.credit}
        maxLength={TEMPLATE_LIMITS.words}
        isDisabled={!canEdit}
        onChange={createSetter('credit')}
      />
    </>
  );
}

interface ToolsProps {
  studio: Studio;
  pictureName: string;
  /** The size of the picture in pixels. Undefined if the picture cannot be shown. */
  pixelSize: { readonly width: number; readonly height: number } | undefined;
}

function PictureTools({ studio, pictureName, pixelSize }: ToolsProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const removePicture = () => {
    const removal = removePart(studio.template, 'picture', pictureName);
    if (removal.ok) studio.commitEdits(removal.edits);
    else toast(translate(`studio.partRefused.${removal.why}`));
  };
  const replaceFile = async () => {
    const [pickedFile] = await pickFiles(PICTURE_FILE_TYPES);
    const reportRefusal = (reason: string) => toast(reason, { kind: 'failed' });
    const savedPicture =
      pickedFile === undefined ? undefined : await savePicture(translate, library, pickedFile, reportRefusal);
    if (savedPicture !== undefined) studio.commitEdits(replacePicture(pictureName, savedPicture));
  };
  const placeOnCard = (placedSize: NonNullable<ToolsProps['pixelSize']>) => {
    const placement = placePicture(studio.studioView, studio.side, pictureName, placedSize, getBlankTexts(translate));
    if (studio.commitEdits(placement.edits)) studio.select(placement.addresses);
  };
  return (
    <div className={panels.tools}>
      {pixelSize === undefined ? null : (
        <Button kind="quiet" icon={<ImagePlus />} onPress={() => placeOnCard(pixelSize)}>
          {translate('studio.placePicture')}
        </Button>
      )}
      <Button kind="quiet" icon={<Replace />} onPress={() => attempt(replaceFile())}>
        {translate('studio.otherPicture')}
      </Button>
      <RowMenu
        rowName={studio.template.pictures?.[pictureName]?.name ?? pictureName}
        actions={[createRemoveAction(translate, removePicture)]}
      />
    </div>
  );
}
