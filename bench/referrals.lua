-- Commits a new referral with every request, as the Firestore SDK writes it. Arguments: the time of its ids in milliseconds, and
-- the same time in ISO 8601. The suffix of the id is a counter.
local time, date, count

function init(parameters)
  time, date, count = parameters[1], parameters[2], 0
end

local commit = '/v1/projects/encore/databases/(default)/documents:commit'
local body = [[{"writes":[{"update":{"name":"projects/encore/databases/(default)/documents/referrals/REF_%s_%08d","fields":{
"referrerFirstName":{"stringValue":"Ka-yan"},"referrerLastName":{"stringValue":"Chan"},
"referrerEmail":{"stringValue":"kayan@example.com"},"referrerPhone":{"stringValue":"+852 0000 5199"},
"businessName":{"stringValue":"好味茶餐廳"},"businessType":{"stringValue":"Restaurant"},
"businessDistrict":{"stringValue":"Sham Shui Po"},"businessAddress":{"stringValue":"九江街 12 號地下"},
"contactName":{"stringValue":"Mr Wong"},"contactPosition":{"stringValue":"Owner"},
"contactPhone":{"stringValue":"0000 5177"},"contactEmail":{"stringValue":""},
"bestTimeToCall":{"stringValue":"Afternoon (12PM-6PM)"},"relationshipToContact":{"stringValue":"Customer"},
"conversationNotes":{"stringValue":"He throws away two trays of buns each night. Call after 3."},
"additionalNotes":{"stringValue":""},"confirmContact":{"booleanValue":true},
"submissionId":{"stringValue":"REF_%s_%08d"},"submissionDate":{"stringValue":"%s"},
"submissionTimestamp":{"integerValue":"%s"}}}}]}]]

function request()
  count = count + 1
  return wrk.format('POST', commit, { ['Content-Type'] = 'application/json' },
    string.format(body, time, count, time, count, date, time))
end

-- The folder of this file is not on Lua's path; wrk runs from the project's folder.
dofile('bench/report.lua')
