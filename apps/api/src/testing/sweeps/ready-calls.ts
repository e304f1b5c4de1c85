/** What each ready role could call when roles became a grid of parts; these never change. */
export const readyCalls: readonly (readonly [roles: string, calls: string])[] = [
  [
    'owner support content finance',
    `
    getOfficeAccess changePassword sendEmailVerification updateProfile listSessions endSession endOtherSessions
    startTwoFactor confirmTwoFactor getTwoFactor renewRecoveryCodes stopTwoFactor getDeletion requestDeletion
    undoDeletion logout me listConsents acceptText chooseMarketing listExports requestExport takeExportTicket
    listNotifications countUnread readNotification readAllNotifications getNotificationChoices
    updateNotificationChoice getPushKey addPushSubscription deletePushSubscription listViews saveView deleteView
    streamEvents findInOffice
    `,
  ],
  [
    'owner support finance',
    `
    listPartnerKeysOf getPartnerEndpointOf listPartnerDeliveriesOf exportPartnerEventsOf giveGoodwill
    listReviewedRestaurants exportReviewedRestaurants getReviewedRestaurant getOverview listOrderPapers
    getPaperPdf listOfficeRefunds refundOrder approveRefund declineRefund retryRefund markRefundPaid
    listHeldPayments returnHeldPayment listCancelRuns getCancelRun settleCash listAllOrders exportAllOrders
    getOfficeOrder
    `,
  ],
  [
    'owner support content',
    `
    listOfficeDishPhotos decideDishPhoto listPriceReports decidePriceReport listAllDishes exportAllDishes getOfficeDish hideDish showDish
    hideDishes listFeedback exportFeedback decideFeedback hideFeedback
    `,
  ],
  [
    'owner support',
    `
    beginVisit addPartnerKeyOf revokePartnerKeyOf setPartnerEndpointOf removePartnerEndpointOf
    rotatePartnerSecretOf testPartnerEndpointOf replayPartnerDeliveriesOf listUsers exportUsers getUser
    blockUser unblockUser allowCash addUserNote sendResetLink moveUsers getPerson listUserSessions
    endUserSessions endUserSession pinUserNote resetSecondStep deleteForSomebody listOfficeComplaints
    exportOfficeComplaints getOfficeComplaint replyFromOffice addComplaintNote moveComplaint settleComplaint
    categoriseComplaint countUnresolvedComplaints listContacts exportContacts getContact moveContact
    replyToContact moveContacts openReviewedDocument decideRestaurant decidePaper setHidden stepRestaurants
    mailOrderPapers mailPapersOfOrders previewCancelRun startCancelRun addOrderNote noteOrders moveOrder
    listAllVenues exportAllVenues getOfficeVenue setVenueActive listAllBookings exportAllBookings
    getOfficeBooking cancelOfficeBooking
    `,
  ],
  [
    'owner content',
    `
    listOfficeCategories exportOfficeCategories addCategory updateCategory deleteCategory mergeCategory
    listOfficeCities exportOfficeCities addCity updateCity deleteCity uploadPicture listSearchAliases
    exportSearchAliases addSearchAlias updateSearchAlias deleteSearchAlias listAllBlogs exportAllBlogs
    getOfficeBlog decideBlog addHouseBlog saveHouseBlog deleteHouseBlog publishBlogs listOfficeFaqs
    exportOfficeFaqs addFaq updateFaq deleteFaq listLegalTexts readLegalVersion publishLegalText readLegalTranslation publishLegalTranslation
    takeBackLegalText getFonts chooseFont listSlides addSlide updateSlide deleteSlide listOfficeTeam
    exportOfficeTeam addTeamMember updateTeamMember deleteTeamMember listOfficeTestimonials
    exportOfficeTestimonials addTestimonial updateTestimonial deleteTestimonial
    `,
  ],
  [
    'owner finance',
    `
    setCommission takeBackCommission setPremises getStatistics getStatisticsCsv getStatisticsPdf
    listStatisticsParts exportStatisticsParts listCoupons exportCoupons getCoupon previewCoupon addCoupon
    updateCoupon moveCoupon deleteCoupon listCouponRestaurants getStatementPdf listBankFormats addBankFormat updateBankFormat deleteBankFormat listRun exportRun
    getRunSums holdPayouts letPayoutsGo listBatches getBatch makeBatch getBatchFile releaseBatch dropBatch
    removeBatchLines readBankAnswer applyBankAnswer listPayouts exportPayouts getPayout getPayoutCsv
    draftPayouts issuePayout payPayout adjustPayout issuePayouts getTaxReports getTaxReportsCsv
    `,
  ],
  [
    'owner',
    `
    listAdministrators inviteAdministrator inviteAdministratorAgain takeBackOfficeInvitation changeOfficeRole
    removeAdministrator listProviderKeys setProviderKey removeProviderKey sendMailTest getMailTest listSettings
    getSetting changeSetting takeBackSetting listAudit exportAudit listTaxRates
    addTaxRate takeBackTaxRate
    `,
  ],
];
