import type { Person } from './people.ts';

type Features = Omit<Person, 'ground' | 'hair' | 'body'>;

const face = (ground: string, hair: Person['hair'], body: Person['body'], features: Features): Person => ({
  ground,
  hair,
  body,
  ...features,
});

/** The faces of the demo world, by file: every name looks the same everywhere. */
export const people: Record<string, Person> = {
  'chefs/default.png': face('e8dfcb', 'variant14', 'variant06', {}),
  'chefs/asha.webp': face('f3d9b8', 'variant46', 'variant08', { lips: 'variant22' }),
  'chefs/farid.webp': face('cfe0d2', 'variant33', 'variant04', {
    lips: 'variant03',
    nose: 'variant12',
    beard: 'variant08',
  }),
  'chefs/kabir.webp': face('e8cfd9', 'variant20', 'variant12', {
    lips: 'variant25',
    brows: 'variant01',
    nose: 'variant09',
  }),
  'chefs/leela.webp': face('f6dfa0', 'variant41', 'variant17', {
    lips: 'variant23',
    nose: 'variant01',
    glasses: 'variant11',
  }),
  'chefs/meera.webp': face('d4dcf0', 'variant36', 'variant21', { lips: 'variant22', nose: 'variant04' }),
  'chefs/rohan.webp': face('f0cdb8', 'variant22', 'variant02', {
    lips: 'variant03',
    brows: 'variant01',
    beard: 'variant03',
  }),
  'chefs/gurpreet.webp': face('dbe7c9', 'variant61', 'variant06', {
    lips: 'variant25',
    nose: 'variant12',
    beard: 'variant02',
  }),
  'chefs/zoya.webp': face('e6d8ee', 'variant62', 'variant15', { lips: 'variant23', nose: 'variant09' }),
  'chefs/lakshmi.webp': face('cfe3ea', 'variant30', 'variant24', {
    lips: 'variant22',
    brows: 'variant01',
    nose: 'variant01',
  }),
  'chefs/suresh.webp': face('f2c9c4', 'variant05', 'variant16', {
    lips: 'variant03',
    nose: 'variant04',
    beard: 'variant03',
  }),
  'chefs/imran.webp': face('e8dfcb', 'variant53', 'variant05', { lips: 'variant25', beard: 'variant02' }),
  'chefs/nandini.webp': face('d9cbb8', 'variant48', 'variant11', {
    lips: 'variant23',
    brows: 'variant01',
    nose: 'variant12',
  }),
  'chefs/joseph.webp': face('f3d9b8', 'variant25', 'variant13', {
    lips: 'variant22',
    nose: 'variant09',
    beard: 'variant05',
    glasses: 'variant03',
  }),
  'chefs/devika.webp': face('cfe0d2', 'variant39', 'variant22', { lips: 'variant03', nose: 'variant01' }),
  'chefs/harish.webp': face('e8cfd9', 'variant49', 'variant19', {
    lips: 'variant25',
    brows: 'variant01',
    nose: 'variant04',
    beard: 'variant03',
  }),
  'chefs/sunita.webp': face('f6dfa0', 'variant29', 'variant09', { lips: 'variant23' }),
  'chefs/manoj.webp': face('d4dcf0', 'variant07', 'variant25', { lips: 'variant22', nose: 'variant12' }),
  'chefs/tenzin.webp': face('f0cdb8', 'variant24', 'variant07', {
    lips: 'variant03',
    brows: 'variant01',
    nose: 'variant09',
  }),
  'chefs/mei.webp': face('dbe7c9', 'variant10', 'variant14', { lips: 'variant25', nose: 'variant01' }),
  'chefs/arjun.webp': face('e6d8ee', 'variant17', 'variant10', {
    lips: 'variant23',
    nose: 'variant04',
    beard: 'variant08',
  }),
  'chefs/fatima.webp': face('cfe3ea', 'variant63', 'variant21', { lips: 'variant22', brows: 'variant01' }),
  'chefs/paolo.webp': face('f2c9c4', 'variant09', 'variant17', {
    lips: 'variant03',
    nose: 'variant12',
    beard: 'variant02',
  }),
  'chefs/carlos.webp': face('e8dfcb', 'variant01', 'variant20', {
    lips: 'variant25',
    nose: 'variant09',
    beard: 'variant03',
  }),
  'chefs/priya.webp': face('d9cbb8', 'variant45', 'variant23', {
    lips: 'variant23',
    brows: 'variant01',
    nose: 'variant01',
  }),
  'chefs/niran.webp': face('f3d9b8', 'variant15', 'variant16', { lips: 'variant22', nose: 'variant04' }),
  'chefs/teresa.webp': face('cfe0d2', 'variant57', 'variant08', { lips: 'variant03' }),
  'team/aditi.webp': face('e8cfd9', 'variant23', 'variant17', {
    lips: 'variant25',
    brows: 'variant01',
    nose: 'variant12',
  }),
  'team/vikram.webp': face('f6dfa0', 'variant13', 'variant20', {
    lips: 'variant23',
    nose: 'variant09',
    beard: 'variant02',
  }),
  'team/neha.webp': face('d4dcf0', 'variant58', 'variant09', {
    lips: 'variant22',
    nose: 'variant01',
    glasses: 'variant11',
  }),
  'team/sameer.webp': face('f0cdb8', 'variant26', 'variant07', {
    lips: 'variant03',
    brows: 'variant01',
    nose: 'variant04',
  }),
  'team/kavya.webp': face('dbe7c9', 'variant28', 'variant21', { lips: 'variant25' }),
  'team/rahul.webp': face('e6d8ee', 'variant34', 'variant13', {
    lips: 'variant23',
    nose: 'variant12',
    glasses: 'variant03',
  }),
  'team/ishita.webp': face('cfe3ea', 'variant47', 'variant15', {
    lips: 'variant22',
    brows: 'variant01',
    nose: 'variant09',
  }),
  'team/tarun.webp': face('f2c9c4', 'variant38', 'variant19', {
    lips: 'variant03',
    nose: 'variant01',
    beard: 'variant08',
  }),
  'team/farah.webp': face('e8dfcb', 'variant62', 'variant14', { lips: 'variant25', nose: 'variant04' }),
  'team/anil.webp': face('d9cbb8', 'variant06', 'variant16', {
    lips: 'variant23',
    brows: 'variant01',
    beard: 'variant03',
  }),
  'team/divya.webp': face('f3d9b8', 'variant02', 'variant24', { lips: 'variant22', nose: 'variant12' }),
  'team/nikhil.webp': face('cfe0d2', 'variant27', 'variant23', { lips: 'variant03', nose: 'variant09' }),
  'reviewers/ananya.webp': face('e8cfd9', 'variant08', 'variant22', {
    lips: 'variant25',
    brows: 'variant01',
    nose: 'variant01',
  }),
  'reviewers/rohit.webp': face('f6dfa0', 'variant54', 'variant10', {
    lips: 'variant23',
    nose: 'variant04',
    glasses: 'variant08',
  }),
  'reviewers/sneha.webp': face('d4dcf0', 'variant37', 'variant14', { lips: 'variant22' }),
  'reviewers/arvind.webp': face('f0cdb8', 'variant55', 'variant25', {
    lips: 'variant03',
    brows: 'variant01',
    nose: 'variant12',
    beard: 'variant03',
  }),
  'reviewers/pooja.webp': face('dbe7c9', 'variant59', 'variant15', { lips: 'variant25', nose: 'variant09' }),
  'reviewers/kunal.webp': face('e6d8ee', 'variant18', 'variant02', { lips: 'variant23', nose: 'variant01' }),
  'reviewers/simran.webp': face('cfe3ea', 'variant36', 'variant17', {
    lips: 'variant22',
    brows: 'variant01',
    nose: 'variant04',
  }),
  'reviewers/rafiq.webp': face('f2c9c4', 'variant31', 'variant13', { lips: 'variant03', beard: 'variant02' }),
  'reviewers/tara.webp': face('e8dfcb', 'variant20', 'variant11', {
    lips: 'variant25',
    nose: 'variant12',
    glasses: 'variant11',
  }),
  'reviewers/deepak.webp': face('d9cbb8', 'variant16', 'variant21', {
    lips: 'variant23',
    brows: 'variant01',
    nose: 'variant09',
    beard: 'variant05',
  }),
  'reviewers/mira.webp': face('f3d9b8', 'variant57', 'variant09', { lips: 'variant22', nose: 'variant01' }),
  'reviewers/jatin.webp': face('cfe0d2', 'variant44', 'variant08', { lips: 'variant03', nose: 'variant04' }),
  'reviewers/shreya.webp': face('e8cfd9', 'variant46', 'variant12', { lips: 'variant25', brows: 'variant01' }),
  'reviewers/george.webp': face('f6dfa0', 'variant03', 'variant19', {
    lips: 'variant23',
    nose: 'variant12',
    glasses: 'variant03',
  }),
  'reviewers/ayesha.webp': face('d4dcf0', 'variant63', 'variant24', { lips: 'variant22', nose: 'variant09' }),
  'reviewers/balbir.webp': face('f0cdb8', 'variant61', 'variant20', {
    lips: 'variant03',
    brows: 'variant01',
    nose: 'variant01',
    beard: 'variant02',
  }),
  'riders/raju.webp': face('dbe7c9', 'hat', 'variant04', { lips: 'variant25', nose: 'variant04' }),
  'riders/salim.webp': face('e6d8ee', 'variant12', 'variant03', { lips: 'variant23', beard: 'variant02' }),
  'riders/kiran.webp': face('cfe3ea', 'variant39', 'variant01', {
    lips: 'variant22',
    brows: 'variant01',
    nose: 'variant12',
  }),
  'riders/mahesh.webp': face('f2c9c4', 'variant07', 'variant02', {
    lips: 'variant03',
    nose: 'variant09',
    beard: 'variant03',
  }),
  'riders/john.webp': face('e8dfcb', 'hat', 'variant03', { lips: 'variant25', nose: 'variant01', beard: 'variant08' }),
  'riders/pavan.webp': face('d9cbb8', 'variant32', 'variant04', {
    lips: 'variant23',
    brows: 'variant01',
    nose: 'variant04',
  }),
  'riders/geeta.webp': face('f3d9b8', 'variant47', 'variant02', { lips: 'variant22' }),
  'riders/bilal.webp': face('cfe0d2', 'variant22', 'variant01', {
    lips: 'variant03',
    nose: 'variant12',
    beard: 'variant02',
  }),
  'riders/ramesh.webp': face('e8cfd9', 'variant49', 'variant04', {
    lips: 'variant25',
    brows: 'variant01',
    nose: 'variant09',
    beard: 'variant03',
  }),
  'riders/lokesh.webp': face('f6dfa0', 'hat', 'variant01', { lips: 'variant23', nose: 'variant01' }),
  'riders/sandeep.webp': face('d4dcf0', 'variant61', 'variant03', {
    lips: 'variant22',
    nose: 'variant04',
    beard: 'variant02',
  }),
  'riders/asif.webp': face('f0cdb8', 'variant56', 'variant02', { lips: 'variant03', brows: 'variant01' }),
};
