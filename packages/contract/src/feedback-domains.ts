import * as complaintDesk from './care/complaints.office.ts';
import * as complaints from './care/complaints.ts';
import * as feedbackDesk from './catalogue/reviews.office.ts';
import * as reorder from './ordering/cart.reorder.ts';
import * as reviews from './catalogue/reviews.ts';

/** The calls about what people say after they have eaten. */
export const feedbackDomains = { reviews, feedbackDesk, complaints, complaintDesk, reorder };
