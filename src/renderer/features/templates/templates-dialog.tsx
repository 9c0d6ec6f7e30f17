import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { problemMessage } from '../../../shared/card/template/check/problem-messages.ts';
import { chooseTemplate } from '../../../shared/card/template/choose-template.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { setOrRemove } from '../../../shared/document/edit.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { gameOf } from '../../../shared/games/registry.ts';
import { toast } from '../../app/toasts/toasts.ts';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import layout from '../../components/dialogs/dialog-layout.module.css';
import { attempt, reportFailure } from '../../failures/report-failure.ts';
import { usePort } from '../../fields/document-port.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useLibrary } from '../../store/library-context.ts';
import { usableTemplates, useCharacterTemplates, useOwnTemplates } from '../../store/use-templates.ts';
import { EDITING } from '../../strings/documents/editing.ts';
import { reasonOf } from '../../strings/failures.ts';
import { SHELL } from '../../strings/shell.ts';
import { TEMPLATES } from '../../strings/templates.ts';
import { useFileDrop } from '../art/use-file-drop.ts';
import { templateFile, templateFrom } from './import-template.ts';
import { builtInOf } from './subjects.ts';
import { storedTemplate } from './template-choices.ts';
import { TemplateTile } from './template-tile.tsx';
import css from './templates.module.css';

interface Props {
  /** Whose card shows what each template looks like. */
  character: Character;
  factions: readonly Faction[];
  onClose(): void;
}

interface Done {
  readonly text: string;
  readonly undo: () => Promise<void>;
}

/** Something that was not done, and why. */
interface Refusal {
  readonly title: string;
  readonly problems: readonly string[];
}

/** All card templates: ours, and the user's own, which are brought in, copied out and removed here. */
export function TemplatesDialog({ character, factions, onClose }: Props) {
  const { operations, templates } = useLibrary();
  const { edit } = usePort();
  const all = useOwnTemplates();
  const own = usableTemplates(all);
  const game = gameOf(character);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  // Behind an open dialog a toast cannot be reached: what can be undone stands in its foot.
  const [done, setDone] = useState<Done>();
  const { over, handlers } = useFileDrop((files) => attempt(bring(files)));

  async function bring(files: readonly File[]): Promise<void> {
    const refused: Refusal[] = [];
    const brought: Done[] = [];
    for (const file of files) {
      const read = await templateFrom(file);
      if (!read.ok) {
        refused.push({ title: TEMPLATES.refused(file.name), problems: read.problems });
        continue;
      }
      const { template } = read;
      const isThere = templates.snapshot().some(({ id }) => id === template.id);
      try {
        const { undo } = await operations.run('import', [{ table: 'templates', id: template.id, after: template }]);
        const message = isThere ? TEMPLATES.replaced : TEMPLATES.added;
        brought.push({ text: message(template.name), undo });
      } catch (error) {
        refused.push({ title: TEMPLATES.notKept(template.name), problems: [TEMPLATES.asBefore(reasonOf(error))] });
      }
    }
    setRefusals(refused);
    const [first, ...others] = brought;
    if (first === undefined) return;
    // All files of one import are undone together, the last one first, since two may be of one template.
    const undo = async () => {
      for (const one of [...brought].reverse()) await one.undo();
    };
    setDone(others.length === 0 ? first : { text: TEMPLATES.addedSome(brought.length), undo });
  }

  async function remove(id: string, name: string): Promise<void> {
    try {
      const { undo } = await operations.run('delete', [{ table: 'templates', id, after: undefined }]);
      setRefusals([]);
      setDone({ text: TEMPLATES.removed(name), undo });
    } catch (error) {
      setRefusals([{ title: TEMPLATES.notRemoved(name), problems: [TEMPLATES.asBefore(reasonOf(error))] }]);
    }
  }

  async function takeBack({ text, undo }: Done): Promise<void> {
    setDone(undefined);
    try {
      await undo();
    } catch (error) {
      setRefusals([{ title: TEMPLATES.notTakenBack(text), problems: [TEMPLATES.asBefore(reasonOf(error))] }]);
    }
  }

  // Of a template in another size the tile is that of the template.
  const [inUse] = chooseTemplate(character, useCharacterTemplates(game)).template.id.split('@');

  function choose(id: string): void {
    edit([setOrRemove('/art/template', storedTemplate(game, id))]);
    onClose();
  }

  const tile = (template: CardTemplate, isOwn: boolean) => (
    <TemplateTile
      key={template.id}
      template={template}
      character={character}
      factions={factions}
      {...((template.of ?? 'character') === 'character'
        ? { isInUse: template.id === inUse, onChoose: () => choose(template.id) }
        : {})}
      onCopy={() => attempt(copyOut(template))}
      {...(isOwn ? { onRemove: () => attempt(remove(template.id, template.name)) } : {})}
    />
  );
  const broken = all.filter((one) => one.kind === 'broken');

  return (
    <DialogFrame title={TEMPLATES.all} modal={css.modal} dialog={layout.column} onClose={onClose}>
      <div className={css.body} data-over={over || undefined} {...handlers}>
        <p className={css.hint}>{TEMPLATES.hint}</p>
        <div aria-live="polite">
          {refusals.map(({ title, problems }) => (
            <Refused key={title} title={title} problems={problems} />
          ))}
        </div>
        <section aria-label={TEMPLATES.own}>
          <div className={css.sectionHead}>
            <h3>{TEMPLATES.own}</h3>
            <FileTrigger
              acceptedFileTypes={['.json', 'application/json']}
              allowsMultiple
              onSelect={(files) => attempt(bring([...(files ?? [])]))}
            >
              <Button icon={<FilePlus2 />}>{TEMPLATES.bring}</Button>
            </FileTrigger>
          </div>
          {all.length === 0 ? <p className={css.hint}>{TEMPLATES.noneOwn}</p> : null}
          <ul className={css.tiles}>{own.map((template) => tile(template, true))}</ul>
          {broken.map((one) => (
            <Refused
              key={one.id}
              title={TEMPLATES.broken(one.id)}
              problems={one.kind === 'broken' ? one.problems.map((problem) => problemMessage(problem)) : []}
              onRemove={() => attempt(remove(one.id, one.id))}
            />
          ))}
        </section>
        <section aria-label={TEMPLATES.ours}>
          <h3>{TEMPLATES.ours}</h3>
          <ul className={css.tiles}>{builtInOf(game).map((template) => tile(template, false))}</ul>
        </section>
      </div>
      <div className={css.foot}>
        <div className={css.done} role="status">
          {done === undefined ? null : (
            <>
              <span>{done.text}</span>
              <Button kind="quiet" onPress={() => attempt(takeBack(done))}>
                {EDITING.undo}
              </Button>
            </>
          )}
        </div>
        <Button onPress={onClose}>{SHELL.close}</Button>
      </div>
    </DialogFrame>
  );
}

async function copyOut(template: CardTemplate): Promise<void> {
  const { name, bytes } = templateFile(template);
  try {
    const reply = await saveFile(name, bytes, 'application/json');
    if (reply.saved) toast(TEMPLATES.copied(reply.name));
  } catch (error) {
    reportFailure(error, TEMPLATES.notCopied);
  }
}

interface RefusedProps {
  title: string;
  problems: readonly string[];
  onRemove?: () => void;
}

const SHOWN = 8;

/** A template that cannot be used, with everything that is wrong with it. */
function Refused({ title, problems, onRemove }: RefusedProps) {
  return (
    <div className={css.refused}>
      <strong>{title}</strong>
      <ul>
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {problems.length > SHOWN ? <li>{TEMPLATES.more(problems.length - SHOWN)}</li> : null}
      </ul>
      {onRemove === undefined ? null : <Button onPress={onRemove}>{TEMPLATES.remove}</Button>}
    </div>
  );
}
