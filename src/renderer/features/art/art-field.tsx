import { ImagePlus, RotateCcw, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { FileTrigger } from 'react-aria-components';
import { findArtWindow } from '../../../shared/card/pictures/art-window.ts';
import type { Crop } from '../../../shared/card/pictures/crop.ts';
import { computeScale, resolveCrop } from '../../../shared/card/pictures/crop.ts';
import { formatPictureProblem, type PictureProblem } from '../../../shared/card/pictures/picture-messages.ts';
import { PICTURE_TYPES } from '../../../shared/card/pictures/picture-type.ts';
import type { Picture } from '../../../shared/card/pictures/pictures.ts';
import { COARSE_DPI } from '../../../shared/card/pictures/pictures.ts';
import type { Edit } from '../../../shared/document/edit.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { Button } from '../../components/button.tsx';
import { useEdits } from '../../fields/document-port.ts';
import { focusLater } from '../../fields/focus-later.ts';
import { Refusal } from '../../fields/refusal.tsx';
import { TextRow } from '../../fields/text-row.tsx';
import { usePicture } from '../../store/pictures/use-pictures.ts';
import { useCharacterTemplate } from '../../store/templates/use-templates.ts';
import { formatRotation, formatZoom } from '../../strings/art.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { dismissSubject } from '../../toasts/toasts.ts';
import css from './art.module.css';
import { CropBox } from './crop-box.tsx';
import { settled } from './crop-motion.ts';
import { Slider } from './slider.tsx';
import type { ArtPort } from './use-art.ts';
import { useFileDrop } from './use-file-drop.ts';

const SLIDER_ZOOM = 6;

/** The field for the character's portrait: its source, and its position in the window of the card. */
export function ArtField({ character, art }: { character: Character; art: ArtPort }) {
  const translate = useTranslate();
  const { over, handlers } = useFileDrop(art.add, art.refuseFolder);
  const src = character.art?.image?.src;
  const shown = useShown(src);
  return (
    <>
      <div className={css.area} data-over={over || undefined} data-path="/art" {...handlers}>
        {shown.kind === 'ready' ? (
          <Cropping character={character} picture={shown.picture} address={shown.address} art={art} />
        ) : (
          <Empty art={art} state={shown.kind} hasDrawing={character.art?.drawing !== undefined} />
        )}
        {over ? <div className={css.dropNow}>{translate('art.dropNow')}</div> : null}
      </div>
      <Refusal
        className={css.problem}
        message={art.problem ?? ''}
        otherwise={
          shown.kind === 'broken'
            ? translate('art.cannotShow', { reason: formatPictureProblem(translate, shown.problem) })
            : ''
        }
      />
      {src === undefined ? null : (
        <TextRow
          path="/art/image/credit"
          label={translate('art.credit')}
          placeholder={translate('art.creditHint')}
          optional
        />
      )}
    </>
  );
}

type Shown =
  | { kind: 'none' | 'loading' }
  | { kind: 'broken'; problem: PictureProblem }
  | { kind: 'ready'; picture: Picture; address: string };

function useShown(src: string | undefined): Shown {
  const { book, getHref: hrefOf } = usePicture(src);
  if (src === undefined) return { kind: 'none' };
  const held = book.get(src);
  if (held === undefined) return { kind: 'loading' };
  if ('problem' in held) return { kind: 'broken', problem: held.problem };
  return { kind: 'ready', picture: held, address: hrefOf(held.key) ?? '' };
}

function Empty({ art, state, hasDrawing }: { art: ArtPort; state: Shown['kind']; hasDrawing: boolean }) {
  const translate = useTranslate();
  return (
    <div className={css.empty}>
      <ImagePlus aria-hidden="true" />
      <p>{state === 'loading' ? translate('art.loading') : translate('art.drop')}</p>
      <p className={css.quiet}>{hasDrawing ? translate('art.hasDrawing') : translate('art.kinds')}</p>
      <div className={css.buttons}>
        <Choose art={art} label={translate('art.choose')} primary />
        {state === 'none' ? null : <Remove />}
      </div>
    </div>
  );
}

interface CroppingProps {
  character: Character;
  picture: Picture;
  address: string;
  art: ArtPort;
}

function Cropping({ character, picture, address, art }: CroppingProps) {
  const translate = useTranslate();
  const { edit } = useEdits();
  const template = useCharacterTemplate(character);
  const window = useMemo(() => findArtWindow(template), [template]);
  // The template shows no portrait, so there is nothing to crop.
  if (window === undefined) return <NotShown art={art} />;
  const { box, focus } = window;
  const crop = resolveCrop(character.art?.crop, picture, box, focus);
  const set = (next: Crop) => edit([{ op: 'set', path: '/art/crop', value: next }]);
  const dpi = Math.floor(72 / computeScale(picture, box, crop));
  return (
    <div className={css.cropping}>
      <CropBox picture={picture} address={address} window={window} crop={crop} onChange={set} />
      <div className={css.controls}>
        <Slider
          label={translate('art.zoom')}
          value={crop.zoom}
          least={1}
          most={Math.max(SLIDER_ZOOM, crop.zoom)}
          step={0.01}
          words={(zoom) => formatZoom(translate, zoom)}
          onChange={(zoom) => set(settled({ ...crop, zoom }, picture, box))}
        />
        <Slider
          label={translate('art.rotation')}
          value={crop.rotation}
          least={-180}
          most={180}
          step={1}
          words={(degrees) => formatRotation(translate, degrees)}
          onChange={(rotation) => set(settled({ ...crop, rotation: Math.min(rotation, 179.9) }, picture, box))}
        />
        <p className={css.quality} data-coarse={dpi < COARSE_DPI || undefined} aria-live="polite">
          {dpi < COARSE_DPI
            ? translate('art.coarse', { dpi, isZoomed: crop.zoom > 1 })
            : translate('art.sharp', { width: picture.width, height: picture.height, dpi })}
        </p>
        <p className={css.quiet}>{translate('art.cropHint')}</p>
      </div>
      <div className={css.buttons}>
        <Choose art={art} label={translate('art.change')} />
        <Button
          kind="quiet"
          icon={<RotateCcw />}
          isDisabled={character.art?.crop === undefined}
          onPress={() => edit([{ op: 'remove', path: '/art/crop' }])}
        >
          {translate('art.reset')}
        </Button>
        <Remove />
      </div>
    </div>
  );
}

function NotShown({ art }: { art: ArtPort }) {
  const translate = useTranslate();
  return (
    <div className={css.empty}>
      <p>{translate('art.notShown')}</p>
      <div className={css.buttons}>
        <Choose art={art} label={translate('art.change')} />
        <Remove />
      </div>
    </div>
  );
}

function Choose({ art, label, primary = false }: { art: ArtPort; label: string; primary?: boolean }) {
  const translate = useTranslate();
  return (
    <FileTrigger
      acceptedFileTypes={[...PICTURE_TYPES, 'image/svg+xml']}
      onSelect={(files) => {
        if (files !== null) art.add([...files]);
      }}
    >
      <Button kind={primary ? 'primary' : 'plain'} icon={<ImagePlus />} isDisabled={art.busy}>
        {art.busy ? translate('art.adding') : label}
      </Button>
    </FileTrigger>
  );
}

/** Removes the image and its crop in one step. A drawing is kept. */
function Remove() {
  const translate = useTranslate();
  const { edit } = useEdits();
  const removal = ['/art/image', '/art/crop'].map((path): Edit => ({ op: 'remove', path }));
  return (
    <Button
      kind="quiet"
      icon={<Trash2 />}
      onPress={() => {
        edit(removal);
        dismissSubject('picture');
        focusLater('[data-path="/art"] button');
      }}
    >
      {translate('art.remove')}
    </Button>
  );
}
