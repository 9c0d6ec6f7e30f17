import { ImagePlus, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { FileTrigger } from 'react-aria-components';
import { createSvgFragment } from '../../../shared/card/display/to-svg.ts';
import { layoutCard } from '../../../shared/card/layout-card.ts';
import { listArtCover } from '../../../shared/card/pictures/art-cover.ts';
import { findArtWindow } from '../../../shared/card/pictures/art-window.ts';
import type { Crop } from '../../../shared/card/pictures/crop.ts';
import { computeScale, resolveCrop } from '../../../shared/card/pictures/crop.ts';
import { formatPictureProblem, type PictureProblem } from '../../../shared/card/pictures/picture-messages.ts';
import { PICTURE_TYPES } from '../../../shared/card/pictures/picture-type.ts';
import type { Picture } from '../../../shared/card/pictures/pictures.ts';
import { COARSE_DPI } from '../../../shared/card/pictures/pictures.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Edit } from '../../../shared/document/edit.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { Button } from '../../components/button.tsx';
import { useDocumentEdits } from '../../fields/document-port.ts';
import { FileRefusal } from '../../fields/file-refusal.tsx';
import { focusAfterUpdate } from '../../fields/focus-after-update.ts';
import { focusField } from '../../fields/focus-field.ts';
import { useFonts } from '../../store/fonts/use-fonts.ts';
import { useDocuments, useGames } from '../../store/library-context.ts';
import { usePicture } from '../../store/pictures/use-pictures.ts';
import { useCharacterTemplate } from '../../store/templates/use-templates.ts';
import { formatRotation, formatZoom } from '../../strings/art.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { dismissSubject } from '../../toasts/toasts.ts';
import css from './art.module.css';
import { CropBox } from './crop-box.tsx';
import { limitCrop } from './crop-motion.ts';
import { Slider } from './slider.tsx';
import type { ArtPort } from './use-art.ts';
import { useFileDrop } from './use-file-drop.ts';

/** The largest zoom on the slider, unless the picture is already zoomed further. */
const SLIDER_MAX_ZOOM = 6;

/** The field for the character's portrait: its source, and its position in the window of the card. */
export function ArtField({ character, art }: { character: Character; art: ArtPort }) {
  const translate = useTranslate();
  const { over: isDragOver, handlers } = useFileDrop(art.add, art.refuseFolder);
  const imageSource = character.art?.image?.src;
  const portrait = usePortrait(imageSource);
  return (
    <>
      <div className={css.area} data-over={isDragOver || undefined} data-path="/art" {...handlers}>
        {portrait.kind === 'ready' ? (
          <CropControls character={character} picture={portrait.picture} pictureUrl={portrait.pictureUrl} art={art} />
        ) : (
          <EmptyField art={art} portraitState={portrait.kind} hasDrawing={character.art?.drawing !== undefined} />
        )}
        {isDragOver ? <div className={css.dropNow}>{translate('art.dropNow')}</div> : null}
      </div>
      <FileRefusal
        className={css.problem}
        message={art.problem ?? ''}
        otherMessage={
          portrait.kind === 'broken'
            ? translate('art.cannotShow', { reason: formatPictureProblem(translate, portrait.problem) })
            : ''
        }
      />
      {imageSource === undefined ? null : <ArtistLink artist={character.art?.image?.credit} />}
    </>
  );
}

/** Says who made the picture, and leads to the field among the credits. */
function ArtistLink({ artist = '' }: { artist: string | undefined }) {
  const translate = useTranslate();
  return (
    <div className={css.buttons}>
      <Button kind="quiet" icon={<PencilLine />} onPress={() => focusField('/art/image/credit')}>
        {artist === '' ? translate('art.addArtist') : translate('art.artist', { artist })}
      </Button>
    </div>
  );
}

type Portrait =
  | { kind: 'none' | 'loading' }
  | { kind: 'broken'; problem: PictureProblem }
  | { kind: 'ready'; picture: Picture; pictureUrl: string };

function usePortrait(imageSource: string | undefined): Portrait {
  const { bySource: picturesBySource, getHref } = usePicture(imageSource);
  if (imageSource === undefined) return { kind: 'none' };
  const loadedPicture = picturesBySource.get(imageSource);
  if (loadedPicture === undefined) return { kind: 'loading' };
  if ('problem' in loadedPicture) return { kind: 'broken', problem: loadedPicture.problem };
  return { kind: 'ready', picture: loadedPicture, pictureUrl: getHref(loadedPicture.key) ?? '' };
}

function EmptyField({
  art,
  portraitState,
  hasDrawing,
}: {
  art: ArtPort;
  portraitState: Portrait['kind'];
  hasDrawing: boolean;
}) {
  const translate = useTranslate();
  return (
    <div className={css.empty}>
      <ImagePlus aria-hidden="true" />
      <p>{portraitState === 'loading' ? translate('art.loading') : translate('art.drop')}</p>
      <p className={css.quiet}>{hasDrawing ? translate('art.hasDrawing') : translate('art.kinds')}</p>
      <div className={css.buttons}>
        <ChooseFileButton art={art} label={translate('art.choose')} primary />
        {portraitState === 'none' ? null : <RemoveButton />}
      </div>
    </div>
  );
}

interface CropControlsProps {
  character: Character;
  picture: Picture;
  pictureUrl: string;
  art: ArtPort;
}

function CropControls({ character, picture, pictureUrl, art }: CropControlsProps) {
  const translate = useTranslate();
  const { edit } = useDocumentEdits();
  const template = useCharacterTemplate(character);
  const artWindow = useMemo(() => findArtWindow(template), [template]);
  const coverSvg = useArtCover(character, template);
  // The template shows no portrait, so there is nothing to crop.
  if (artWindow === undefined) return <HiddenPortrait art={art} />;
  const { box, focus } = artWindow;
  const crop = resolveCrop(character.art?.crop, picture, box, focus);
  const setCrop = (nextCrop: Crop) => edit([{ op: 'set', path: '/art/crop', value: nextCrop }]);
  // The window is measured in points, of which an inch has 72.
  const dpi = Math.floor(72 / computeScale(picture, box, crop));
  return (
    <div className={css.cropping}>
      <CropBox
        picture={picture}
        pictureUrl={pictureUrl}
        artWindow={artWindow}
        crop={crop}
        coverSvg={coverSvg}
        onChange={setCrop}
      />
      <div className={css.controls}>
        <Slider
          label={translate('art.zoom')}
          currentValue={crop.zoom}
          min={1}
          max={Math.max(SLIDER_MAX_ZOOM, crop.zoom)}
          step={0.01}
          formatValue={(zoom) => formatZoom(translate, zoom)}
          onChange={(zoom) => setCrop(limitCrop({ ...crop, zoom }, picture, box))}
        />
        <Slider
          label={translate('art.rotation')}
          currentValue={crop.rotation}
          min={-180}
          max={180}
          step={1}
          formatValue={(degrees) => formatRotation(translate, degrees)}
          // A rotation by 180 degrees is saved as -180, so that the thumb would jump to the other end.
          onChange={(rotation) => setCrop(limitCrop({ ...crop, rotation: Math.min(rotation, 179.9) }, picture, box))}
        />
        <p className={css.quality} data-coarse={dpi < COARSE_DPI || undefined} aria-live="polite">
          {dpi < COARSE_DPI
            ? translate('art.coarse', { dpi, isZoomed: crop.zoom > 1 })
            : translate('art.sharp', { width: picture.width, height: picture.height, dpi })}
        </p>
        <p className={css.quiet}>{translate('art.cropHint')}</p>
      </div>
      <div className={css.buttons}>
        <ChooseFileButton art={art} label={translate('art.change')} />
        <Button
          kind="quiet"
          icon={<RotateCcw />}
          isDisabled={character.art?.crop === undefined}
          onPress={() => edit([{ op: 'remove', path: '/art/crop' }])}
        >
          {translate('art.reset')}
        </Button>
        <RemoveButton />
      </div>
    </div>
  );
}

/** Returns what the card prints over the picture, such as the caption, as SVG elements; empty until the fonts are ready. */
function useArtCover(currentCharacter: Character, template: CardTemplate): string {
  const gameCatalog = useGames();
  const fonts = useFonts();
  const factions = useDocuments('factions');
  const character = useDeferredValue(currentCharacter);
  return useMemo(() => {
    if (fonts.kind !== 'ready') return '';
    const layout = layoutCard(gameCatalog, { character, factions, template, fonts: fonts.fonts });
    return createSvgFragment(listArtCover(layout), fonts.fonts, { idPrefix: 'cover' });
  }, [character, factions, fonts, gameCatalog, template]);
}

function HiddenPortrait({ art }: { art: ArtPort }) {
  const translate = useTranslate();
  return (
    <div className={css.empty}>
      <p>{translate('art.notShown')}</p>
      <div className={css.buttons}>
        <ChooseFileButton art={art} label={translate('art.change')} />
        <RemoveButton />
      </div>
    </div>
  );
}

function ChooseFileButton({ art, label, primary = false }: { art: ArtPort; label: string; primary?: boolean }) {
  const translate = useTranslate();
  return (
    <FileTrigger
      acceptedFileTypes={[...PICTURE_TYPES, 'image/svg+xml']}
      onSelect={(files) => {
        if (files !== null) art.add([...files]);
      }}
    >
      <Button kind={primary ? 'primary' : 'plain'} icon={<ImagePlus />} isDisabled={art.isBusy}>
        {art.isBusy ? translate('art.adding') : label}
      </Button>
    </FileTrigger>
  );
}

/** Removes the image and its crop in one step, but not the drawing (`/art/drawing`). */
function RemoveButton() {
  const translate = useTranslate();
  const { edit } = useDocumentEdits();
  const removalEdits = ['/art/image', '/art/crop'].map((pointer): Edit => ({ op: 'remove', path: pointer }));
  return (
    <Button
      kind="quiet"
      icon={<Trash2 />}
      onPress={() => {
        edit(removalEdits);
        dismissSubject('picture');
        focusAfterUpdate('[data-path="/art"] button');
      }}
    >
      {translate('art.remove')}
    </Button>
  );
}
