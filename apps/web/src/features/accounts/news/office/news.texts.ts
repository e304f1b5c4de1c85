import { defineTexts } from '#lib/i18n/texts.ts';

export const officeNewsTexts = defineTexts({
  title: 'Messages to its guests',
  reach: 'About {people} guests let it write. The newest twenty messages:',
  reachFew: 'Fewer than five guests let it write. The newest twenty messages:',
  reachNone: 'Nobody lets it write.',
  nothing: 'It wrote nothing so far.',
  failed: 'We couldn’t load the messages.',
  loading: 'Loading the messages',
  stop: 'Stop',
  stopOf: 'Stop “{title}”',
  stopTitle: 'Stop this message?',
  stopText: 'Whoever does not have it yet never gets it. The reason stands in the audit log.',
  reason: 'Why',
  stopping: 'Stopping',
  stopped: 'Stopped. Nobody else gets it.',
});
