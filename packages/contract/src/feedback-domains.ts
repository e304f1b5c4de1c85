import * as complaintDesk from './complaint-desk.ts';
import * as complaints from './complaints.ts';
import * as feedbackDesk from './feedback-desk.ts';
import * as reorder from './reorder.ts';
import * as reviews from './reviews.ts';

/** The calls about what people say after they have eaten. */
export const feedbackDomains = { reviews, feedbackDesk, complaints, complaintDesk, reorder };
