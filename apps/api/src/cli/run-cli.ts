import { Command, CommanderError } from 'commander';
import { messageOf } from '#platform/http/errors.ts';
import { addBackupCommands } from './backup.ts';
import { addDoctorCommands } from './doctor/doctor.ts';
import { deskOf, type Act, type AddCommands, type Outcome, type Surroundings } from './frame.ts';
import { addFilesCommands } from './files.ts';
import { addKeysCommands } from './keys.ts';
import { addMigrateCommands } from './migrate.ts';
import { addOwnerCommands } from './owner.ts';
import { addRestoreCommands } from './restore.ts';
import { addSeedCommands } from './seed.ts';

const exitCodes = { done: 0, failed: 1, wrongUse: 2 } as const;

const subjects: readonly AddCommands[] = [
  addDoctorCommands,
  addMigrateCommands,
  addSeedCommands,
  addBackupCommands,
  addRestoreCommands,
  addKeysCommands,
  addOwnerCommands,
  addFilesCommands,
];

const forMachines = '--json';

const exitHelp = `
Exit codes: ${exitCodes.done} done, ${exitCodes.failed} failed, ${exitCodes.wrongUse} wrong use.
It reads the same environment (and .env) as the server.`;

function makeProgram({ out, err }: Surroundings): Command {
  return new Command('tawa')
    .description('Runs Tawa: what is done on the machine of a server and not in its office.')
    .option(forMachines, 'answer with one JSON object, for machines')
    .helpOption('-h, --help', 'say how it is used')
    .helpCommand('help [command]', 'say how a command is used')
    .addHelpText('after', exitHelp)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: out, writeErr: err, outputError: () => undefined })
    .exitOverride();
}

/** Our commands come after the settings of the program, which they inherit. */
function addCommands(program: Command, act: Act): void {
  for (const add of subjects) add(program, act);
}

const endOf = (sentence: string) => (/[.?!)]$/.test(sentence) ? sentence : `${sentence}.`);

function parserSentence(message: string): string {
  const bare = message.replace(/^error: /, '').replaceAll('\n', ' ');
  return endOf(bare.charAt(0).toUpperCase() + bare.slice(1));
}

/** Runs one command and answers the exit code: 0 done, 1 failed, 2 wrong use. */
export async function runCli(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const isForMachines = args.includes(forMachines);
  const { out, err } = surroundings;
  const desk = deskOf(surroundings, { isForMachines });
  let code: number = exitCodes.done;

  const tell = ({ lines, data, isFailed = false }: Outcome) => {
    out(isForMachines ? `${JSON.stringify({ ok: !isFailed, ...data })}\n` : lines.map((line) => `${line}\n`).join(''));
    if (isFailed) code = exitCodes.failed;
  };
  const refuse = (sentence: string) => {
    if (isForMachines) out(`${JSON.stringify({ ok: false, error: sentence })}\n`);
    else err(`${sentence}\n`);
  };

  const program = makeProgram(surroundings);
  addCommands(
    program,
    (work) =>
      async (...given) =>
        tell(await work(desk, ...given)),
  );
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      refuse(endOf(messageOf(error).trim()));
      return exitCodes.failed;
    }
    if (error.exitCode === 0) return exitCodes.done;
    // Where a command is missing, the parser has printed the help already.
    if (error.code !== 'commander.help') refuse(`${parserSentence(error.message)} See: tawa --help`);
    return exitCodes.wrongUse;
  }
  return code;
}
