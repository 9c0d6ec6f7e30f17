import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { reportFailure } from '../../failures/report-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { TEMPLATES } from '../../strings/studio/templates.ts';
import { toast } from '../../toasts/toasts.ts';
import { templateFile } from './import-template.ts';

/** Saves a template as a file. A refusal is reported. */
export async function copyOut(template: CardTemplate): Promise<void> {
  const { name, bytes } = templateFile(template);
  try {
    const reply = await saveFile(name, bytes, 'application/json');
    if (reply.saved) toast(TEMPLATES.copied(reply.name));
  } catch (error) {
    reportFailure(error, TEMPLATES.notCopied);
  }
}
